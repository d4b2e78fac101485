import { expect, test } from 'vitest';
import { createPagesOfAnEdit } from './pages-of-an-edit.ts';

const batch = (size: number) => Array.from({ length: size }, (_, index) => `pagina-${index}`);

test('pages that an edit changes are made ready ahead, those of a large action are not, in whatever batches it comes', () => {
  let now = 0;
  const pagesOfAnEdit = createPagesOfAnEdit(() => now);
  expect(pagesOfAnEdit(batch(60))).toHaveLength(60);
  for (let batches = 0; batches < 100; batches += 1) {
    now += 1000;
    expect(pagesOfAnEdit(batch(20))).toEqual([]);
  }
  now += 3001;
  expect(pagesOfAnEdit(batch(2))).toEqual(['pagina-0', 'pagina-1']);
  now += 3001;
  expect(pagesOfAnEdit(batch(61))).toEqual([]);
});
