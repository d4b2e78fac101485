import { expect, test } from 'vitest';
import { library } from '../../content/library/library.ts';
import { foldedWords } from '../../understanding/words.ts';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { places } from '../../business/places.ts';
import { caseOfPage, namedCase } from './named-case.ts';

const STUCK = { named: ['não para', 'tocando sem parar'], answer: ['Está presa.'], description: [] };
const WET = { named: ['chuva'], answer: ['Está molhada.'], description: [] };
const SIREN = { cases: [STUCK, WET] };
const caseOf = (title: string) => namedCase(SIREN, foldedWords(title));

test('a circumstance that the title names is a case of its own, in whatever form its words stand', () => {
  expect(caseOf('sirene nao para mais de tocar')).toBe(STUCK);
  expect(caseOf('a sirene falha quando chove')).toBe(WET);
});

test('who does not name it is told of none', () => {
  expect(caseOf('sirene parou de tocar e não acende')).toBe(null);
  expect(caseOf('para a sirene que não toca')).toBe(null);
});

test('of two cases the one that is named in most words is answered', () => {
  expect(caseOf('na chuva não para de tocar')).toBe(STUCK);
});

const ways = [...library.values()].flatMap(({ id, cases }) =>
  cases.flatMap((one) => one.named.map((phrase) => [id, phrase, one] as const)),
);

test.each(ways)('%s: "%s" is a way of naming one case alone', (id, phrase, one) => {
  expect(namedCase(library.get(id) ?? { cases: [] }, foldedWords(phrase))).toBe(one);
});

test('where no technician comes at night a case that sends for one is not said', () => {
  const facts = buildFacts(FICTITIOUS_COMPANY);
  const entry = { cases: [{ named: ['preso'], answer: ['Chame o plantão agora.'], description: [] }] };
  const sayable = (where: string) =>
    places
      .filter(({ name }) => name === where)
      .map(
        (place) =>
          caseOfPage(entry, { facts, understood: { meant: ['carro', 'preso'], place: { kind: 'own', place } } }) !==
          null,
      );
  expect(sayable('Mooca')).toEqual([true]);
  expect(sayable('Guararema')).toEqual([false]);
});
