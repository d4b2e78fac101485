import { expect, test } from 'vitest';
import type { PageEdit } from './api-client.ts';
import { mergeSaved } from './page-merge.ts';

const sent: PageEdit = {
  revision: 1,
  title: 'Motor',
  slug: 'Motor Novo',
  description: 'Descrição.',
  content: '<p>Texto</p>',
  indexable: null,
};
const saved: PageEdit = { ...sent, revision: 2, slug: 'motor-novo' };

test('what was typed while a save was under way stays, and the rest is as it was saved', () => {
  const typed = { ...sent, title: 'Motor bom', content: '<p>Texto e mais</p>', indexable: true };
  expect(mergeSaved(sent, typed, saved)).toEqual({
    revision: 2,
    title: 'Motor bom',
    slug: 'motor-novo',
    description: 'Descrição.',
    content: '<p>Texto e mais</p>',
    indexable: true,
  });
});

test('when nothing was typed since, the screen shows what was saved', () => {
  expect(mergeSaved(sent, sent, saved)).toEqual(saved);
});
