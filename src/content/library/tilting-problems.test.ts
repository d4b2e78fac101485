import { expect, test } from 'vitest';
import { type AskedEntry, entrySchema } from './entry.ts';
import { tiltingProblems } from './tilting-problems.ts';

function entryWith(tilting: AskedEntry['tilting'], gateKinds: AskedEntry['gateKinds'] = []): AskedEntry {
  return entrySchema.parse({
    id: 'de-exemplo',
    family: 'fault',
    subject: 'Exemplo',
    question: 'Exemplo?',
    gateKinds,
    asks: Array.from({ length: 12 }, (_, nth) => `exemplo ${nth}`),
    description: ['Um exemplo.'],
    answer: ['Uma resposta.'],
    why: [['Porque sim.']],
    chat: 'Olá!',
    tilting,
  });
}

test.each([
  ['Solte o motor e desça a folha', 1],
  ['Desligue o disjuntor. Gire a chave do desengate e empurre devagar', 1],
  ['Não solte o motor nem levante a folha', 0],
  ['O técnico escora e solta a folha', 0],
  ['No de correr, limpe o trilho', 1],
  ['De longe, olhe os dois cabos', 0],
])('of a tilting gate may be said or not: %s', (says, problems) => {
  expect(tiltingProblems(entryWith({ when: [says] }))).toHaveLength(problems);
});

test('what is to be avoided names what is done wrong', () => {
  expect(tiltingProblems(entryWith({ avoid: ['Destravar o basculante para sair.'] }))).toEqual([]);
});

test('an entry of other gates says nothing of a tilting one', () => {
  expect(tiltingProblems(entryWith({ when: ['De longe, olhe.'] }, ['sliding']))).toHaveLength(1);
  expect(tiltingProblems(entryWith({ when: ['De longe, olhe.'] }, ['sliding', 'tilting']))).toEqual([]);
});

test.each(['Se não abre, solte o motor', 'Sem luz, solte o motor'])('a condition forbids nothing: %s', (says) => {
  expect(tiltingProblems(entryWith({ when: [says] }))).toHaveLength(1);
});
