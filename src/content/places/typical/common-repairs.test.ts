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
  for (const sentence of sentences) {
    expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(30);
    expect(sentence).not.toMatch(
      /R\$|\{|\d|plantão|(?<!\p{L})(?:desligue|limpe|empurre|destrave|abra|puxe)(?!\p{L})/iu,
    );
  }
});

test('each kind of gate has some of its own', () => {
  for (const kind of ['sliding', 'tilting', 'pivoting'] as const)
    expect(
      commonRepairs.filter(({ entry }) => library.get(entry)?.gateKinds.includes(kind)).length,
      kind,
    ).toBeGreaterThan(1);
});
