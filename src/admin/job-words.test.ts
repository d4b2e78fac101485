import { expect, test } from 'vitest';
import { jobSummary, modelWords, reasonOf, remainderWords } from './job-words.ts';

test('the summary of a bulk creation counts pages and errors', () => {
  expect(jobSummary({ success: 549, existing: 0, errors: 0 })).toBe('549 páginas criadas com sucesso, 0 erros.');
  expect(jobSummary({ success: 1, existing: 0, errors: 1 })).toBe('1 página criada com sucesso, 1 erro.');
});

test('titles whose page was there already are counted separately from errors', () => {
  expect(jobSummary({ success: 0, existing: 546, errors: 0 })).toBe(
    '0 páginas criadas com sucesso, 0 erros. 546 já existiam.',
  );
  expect(jobSummary({ success: 2, existing: 1, errors: 0 })).toBe(
    '2 páginas criadas com sucesso, 0 erros. 1 já existia.',
  );
});

test('what the outside model wrote of a job is told, and why it was given up; nothing where it was not asked', () => {
  expect(modelWords({ model_titles: 0, model_pages: 0, model_ended: null })).toBeNull();
  expect(modelWords({ model_titles: 15, model_pages: 12, model_ended: null })).toBe(
    'Inteligência artificial: 12 páginas aceitas, de 15 títulos pedidos. O resto foi escrito pelo gerador.',
  );
  expect(modelWords({ model_titles: 1, model_pages: 0, model_ended: 'respondeu com o erro 401' })).toContain(
    'Ela deixou de ser consultada: respondeu com o erro 401.',
  );
});

test('a failure without a message is an unknown error', () => {
  const failure = {
    index: 0,
    title: 'Motor',
    success: false,
    existing: false,
    slug: null,
    likeness: null,
    own_words: null,
  };
  expect(reasonOf({ ...failure, error: null })).toBe('Erro desconhecido');
  expect(reasonOf({ ...failure, error: 'Já existe' })).toBe('Já existe');
});

test.each([
  [{ total: 400, processed: 220, errors: 0, permanent_errors: 0 }, 'Continuar com os 180 que faltam'],
  [{ total: 400, processed: 399, errors: 0, permanent_errors: 0 }, 'Continuar com o que falta'],
  [
    { total: 2000, processed: 220, errors: 1, permanent_errors: 0 },
    'Continuar com os 1.780 que faltam e repetir 1 título com erro',
  ],
  [{ total: 4, processed: 4, errors: 3, permanent_errors: 1 }, 'Repetir 2 títulos com erro'],
  [{ total: 4, processed: 4, errors: 2, permanent_errors: 2 }, null],
  [{ total: 4, processed: 4, errors: 0, permanent_errors: 0 }, null],
])('what a job left over is offered in words: %j', (job, words) => {
  expect(remainderWords(job)).toBe(words);
});
