import { expect, test } from 'vitest';
import { library } from '../../library/library.ts';
import { commonRepairs } from './common-repairs.ts';

const sentences = commonRepairs.flatMap(({ means, work }) => [...means, ...work]);

test('a common repair is a fault of the library, and so is what says much the same', () => {
  const named = commonRepairs.flatMap(({ entry, alike }) => [entry, alike ?? entry]);
  expect(named.filter((id) => library.get(id)?.family !== 'fault')).toEqual([]);
});

test('no sentence is told of two faults, so that two places seldom share one', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('each is short, bids the reader nothing and names no price', () => {
  const bids = /(?<!\p{L})(?:desligue|limpe|empurre|destrave|abra|puxe)(?!\p{L})/iu;
  expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([]);
  expect(sentences.filter((sentence) => bids.test(sentence) || /R\$|\{|\d|plantão/u.test(sentence))).toEqual([]);
});

test.each(['sliding', 'tilting', 'pivoting'] as const)('a %s gate has some of its own', (kind) => {
  const ofKind = commonRepairs.filter(({ entry }) => library.get(entry)?.gateKinds.includes(kind));
  expect(ofKind.length).toBeGreaterThan(1);
});
