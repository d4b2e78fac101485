import { expect, test } from 'vitest';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { foldedWords } from '../../understanding/words.ts';
import { caseOfPage, caseOfStored, namedCases } from './named-case.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

test('a chat is that of the case, whether it names the maker of the title or any', () => {
  const any = { cases: [{ named: ['outramarca não grava'], answer: ['Sim.'], description: [], chat: 'De outra.' }] };
  const garen = { cases: [{ named: ['garen não grava'], answer: ['Sim.'], description: [], chat: 'Da Garen.' }] };
  const chatOf = (entry: typeof any, brand: string) =>
    caseOfStored(`Central ${brand} não grava`, { entry, brand, place: null, gateKind: null, meant: null }, facts)?.chat;
  expect(chatOf(any, 'Garen')).toBe('De outra.');
  expect(chatOf(garen, 'Garen')).toBe('Da Garen.');
  expect(chatOf(garen, 'Rossi')).toBeUndefined();
});

test('a stored page tells the case of the words that were meant, not of their slips', () => {
  const entry = { cases: [{ named: ['não fecha'], answer: ['Sim.'], description: [], chat: 'Não fecha.' }] };
  const stored = { entry, brand: null, place: null, gateKind: null };
  expect(caseOfStored('portão nao fexa', { ...stored, meant: ['portao', 'nao', 'fecha'] }, facts)).toMatchObject({
    chat: 'Não fecha.',
  });
  expect(caseOfStored('portão nao fexa', { ...stored, meant: null }, facts)).toBeNull();
});

test('what a title says besides fills in what its case has none of, and takes nothing from it', () => {
  const alone = { named: ['abre sozinho'], answer: ['Sozinho.'], description: [], why: [['Porque.']] };
  const building = { named: ['prédio'], answer: ['Prédio.'], description: [], why: [['Outro.']], when: ['Síndico.'] };
  const cases = [building, alone];
  const page = (title: string) =>
    caseOfPage(
      { cases },
      { facts, understood: { meant: foldedWords(title), brand: null, place: null, gateKind: null } },
    );
  expect(page('portão do prédio abre sozinho')).toMatchObject({
    answer: ['Sozinho.'],
    why: [['Porque.']],
    when: ['Síndico.'],
  });
  expect(page('portão abre sozinho')?.when).toBeUndefined();
});

test('a case that is named by the words of another is not said besides', () => {
  const back = { named: ['fecha e volta'], answer: ['Volta.'], description: [] };
  const closes = { named: ['fecha'], answer: ['Fecha.'], description: [] };
  expect(namedCases({ cases: [closes, back] }, foldedWords('portão fecha e volta'))).toEqual([back]);
});

test('a case that begins with another kind of gate is not told of the one that the title names', () => {
  const cases = [{ named: ['abre pouco'], answer: ['No pivotante, a dobradiça caiu.'], description: [] }];
  const isTold = (gateKind: 'sliding' | 'pivoting' | null) =>
    caseOfPage({ cases }, { facts, understood: { meant: ['abre', 'pouco'], brand: null, place: null, gateKind } }) !==
    null;
  expect(isTold('sliding')).toBe(false);
  expect(isTold('pivoting')).toBe(true);
  expect(isTold(null)).toBe(true);
});
