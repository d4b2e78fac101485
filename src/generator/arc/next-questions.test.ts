import { expect, test } from 'vitest';
import type { Part } from '../../business/gate-parts.ts';
import { requirePlaceByKey } from '../../business/places.ts';
import { nextQuestions } from './next-questions.ts';

const ofPart = (...parts: Part[]) => ({ parts, subject: 'Portão', question: 'E o portão?' });
const neighbours = [ofPart('gear'), ofPart('roller', 'rail'), ofPart('motor'), ofPart('capacitor'), ofPart()];
const choice = { some: <Item>(items: readonly Item[], count: number) => items.slice(0, count) };
const pageOf = (family: 'purchase' | 'fault', part: Part | null) => ({
  title: 'Portão',
  entry: { family },
  named: null,
  understood: { part, place: null },
  choice,
});

test('who buys a part is asked on about that part first, and about no other', () => {
  expect(nextQuestions(pageOf('purchase', 'roller'), neighbours, 4)).toEqual([
    ofPart('roller', 'rail'),
    ofPart('motor'),
    ofPart(),
  ]);
});

test('where no neighbour is of the part, and for who buys none, they are drawn', () => {
  const drawn = neighbours.slice(0, 2);
  expect(nextQuestions(pageOf('purchase', 'belt'), neighbours, 2)).toEqual(drawn);
  expect(nextQuestions(pageOf('purchase', 'motor'), neighbours, 2)).toEqual(drawn);
  expect(nextQuestions(pageOf('fault', 'roller'), neighbours, 2)).toEqual(drawn);
});

test('what has most in common with the title is asked first, the rest as it is drawn', () => {
  const asked = (question: string) => ({ parts: [], subject: question, question });
  const all = [
    asked('Como troco a pilha do controle?'),
    asked('Quem paga o carro amassado?'),
    asked('A chuva queima a placa?'),
  ];
  const page = { ...pageOf('fault', null), title: 'choveu e a placa queimou, quem paga' };
  expect(nextQuestions(page, all, 2)).toEqual([all[2], all[1]]);
  const place = requirePlaceByKey('Mooca - São Paulo (Capital)');
  const ofPlace = { ...page, understood: { part: null, place: { kind: 'own', place } as const } };
  expect(nextQuestions(ofPlace, all, 2)).toEqual([all[0], all[1]]);
  // Whoever names a case asks of that, wherever his gate stands.
  expect(nextQuestions({ ...ofPlace, named: {} }, all, 2)).toEqual([all[2], all[1]]);
});

test("what whoever names a case asks next is asked in the case's order, in any place", () => {
  const shuffled = { some: <Item>(items: readonly Item[], count: number) => items.toReversed().slice(0, count) };
  const page = { ...pageOf('fault', null), choice: shuffled, named: { near: ['a', 'b'] } };
  expect(nextQuestions(page, neighbours, 2)).toEqual(neighbours.slice(0, 2));
  const place = requirePlaceByKey('Mooca - São Paulo (Capital)');
  const there = { ...page, understood: { part: null, place: { kind: 'own', place } as const } };
  expect(nextQuestions(there, neighbours, 2)).toEqual(neighbours.slice(0, 2));
});

test('neighbours stand best first: the last of many are not drawn', () => {
  const reversed = { some: <Item>(items: readonly Item[], count: number) => items.toReversed().slice(0, count) };
  const seven = Array.from({ length: 7 }, (_, at) => ({ parts: [], subject: 'Portão', question: `Pergunta ${at}` }));
  expect(nextQuestions({ ...pageOf('fault', null), choice: reversed }, seven, 2)).toEqual([seven[3], seven[2]]);
});
