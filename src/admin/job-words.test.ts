import { expect, test } from 'vitest';
import { jobSummary, reasonOf } from './job-words.ts';

test('the summary of a bulk creation counts pages and errors', () => {
  expect(jobSummary({ success: 549, errors: 0 })).toBe('549 páginas criadas com sucesso, 0 erros.');
  expect(jobSummary({ success: 1, errors: 1 })).toBe('1 página criada com sucesso, 1 erro.');
});

test('a failure without a message is an unknown error', () => {
  const failure = { index: 0, title: 'Motor', success: false, slug: null, likeness: null };
  expect(reasonOf({ ...failure, error: null })).toBe('Erro desconhecido');
  expect(reasonOf({ ...failure, error: 'Já existe' })).toBe('Já existe');
});
