import { expect, test } from 'vitest';
import { shownInCase } from './shown-in-case.ts';
import { entryOfGate, library, requireEntry } from './library.ts';

const general = requireEntry('portao-nao-fecha');
const tilting = entryOfGate(general, 'tilting');

test('whoever has a tilting gate is asked and told what holds for it', () => {
  expect(tilting.answer[0]).toContain('Basculante');
  expect(tilting.finder).not.toEqual(general.finder);
  expect(JSON.stringify([tilting.answer, tilting.youCheck, tilting.finder])).not.toMatch(/de correr/);
});

test('every other gate, and one of no known kind, is told what is said to everybody', () => {
  for (const kind of ['sliding', 'swing', 'rolling', null] as const) expect(entryOfGate(general, kind)).toBe(general);
  const untold = [...library.values()].find((entry) => entry.tilting === undefined) ?? general;
  expect(entryOfGate(untold, 'tilting')).toBe(untold);
});

test('the questions that a case leaves open are those of the entry, and a tilting gate is asked its own whole', () => {
  const at = general.cases.findIndex(({ open = [] }) => open.length > 0);
  expect(shownInCase(general, general.cases[at] ?? null).finder.length).toBeLessThan(general.finder.length);
  expect(shownInCase(tilting, tilting.cases[at] ?? null).finder).toEqual(tilting.finder);
});

test('of a tilting gate that fell no leaf that lies beside its rail is drawn', () => {
  expect(requireEntry('portao-caiu').scene).toBe('leaf-fall');
  expect(entryOfGate(requireEntry('portao-caiu'), 'tilting').scene).toBe('tilting-fall');
});
