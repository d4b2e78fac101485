import { expect, test } from 'vitest';
import { parsePageDraft } from './page-draft.ts';

const DRAFT = {
  revision: 3,
  title: 'Motor na Mooca',
  slug: 'motor-na-mooca',
  description: 'Descrição.',
  content: '<p>Texto.</p>',
  indexable: null,
};

test('a kept draft of a page is read back as it was typed', () => {
  expect(parsePageDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  expect(parsePageDraft(JSON.stringify({ ...DRAFT, indexable: true }))).toEqual({ ...DRAFT, indexable: true });
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...DRAFT, revision: '3' }),
  JSON.stringify({ ...DRAFT, content: undefined }),
  JSON.stringify({ ...DRAFT, indexable: 'sim' }),
])('what is no draft is passed over: %s', (kept) => {
  expect(parsePageDraft(kept)).toBeNull();
});
