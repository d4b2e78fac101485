import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { foldedWords } from '../../understanding/words.ts';
import { namedCase } from './named-case.ts';

test('who asks why a thing fails wants to put none', () => {
  const put = { named: ['pôr sinaleira'], answer: ['Sim, pomos.'], description: [] };
  const why = { named: ['por que a sinaleira'], answer: ['Lâmpada ou fio.'], description: [] };
  const named = (title: string) => namedCase({ cases: [put, why] }, foldedWords(title));
  expect(named('quero pôr sinaleira na garagem')).toBe(put);
  expect(named('por que a sinaleira parou')).toBe(why);
  expect(namedCase({ cases: [put] }, foldedWords('por que a sinaleira parou'))).toBe(null);
});

test.each([
  ['portao-abre-sozinho', /cadeira/],
  ['portao-atingiu-pessoa', /é isso que evita/],
  ['sinaleira-nao-funciona', /^Sim, vendemos/],
  ['trocar-pilha-do-controle', /semanas/],
])('the question of %s itself names no circumstance of it', (id, answer) => {
  const entry = requireEntry(id);
  expect(namedCase(entry, foldedWords(entry.question))?.answer.join(' ') ?? '').not.toMatch(answer);
});
