import { expect, test } from 'vitest';
import { shownInCase } from './shown-in-case.ts';
import { caseProblems } from './case-problems.ts';
import { requireEntry } from './library.ts';
import { withoutOmitted } from './omitted.ts';

const entry = requireEntry('portao-fecha-e-volta');

test('a case leaves out what the entry says to everybody and does not hold for it, by how that begins', () => {
  const [check, tip] = [entry.youCheck[0]?.do ?? '', entry.prevent[0] ?? ''];
  const [question] = entry.finder;
  const told = withoutOmitted(entry, [check, tip.slice(0, 12), question?.ask ?? '', entry.why[0]?.[0] ?? '']);
  expect(told.youCheck).toEqual(entry.youCheck.slice(1));
  expect(told.prevent).not.toContain(tip);
  expect(told.finder).toEqual(entry.finder.slice(1));
  expect(told.why[0]).toEqual(entry.why[0]?.slice(1));
  expect(withoutOmitted(entry, entry.why[0]).why).toEqual(entry.why.slice(1));
  expect(withoutOmitted(entry, undefined)).toBe(entry);
});

test('what a case leaves out stands neither in its questions nor in its table', () => {
  const withTable = { ...entry, verdict: { title: 'De quanto em quanto tempo', rows: [] } };
  const [first, ...others] = entry.finder;
  const shown = shownInCase(withTable, { omits: ['De quanto em quanto tempo', first?.ask ?? ''] });
  expect(shown.verdict).toBeUndefined();
  expect(shown.finder).toEqual(others);
});

const problemsOf = (of: typeof entry, omits: string, own: object = {}) =>
  caseProblems({ ...of, cases: [{ named: ['no frio'], answer: ['Sim.'], description: [], omits: [omits], ...own }] });

test('a case leaves out only what the entry says, and nothing of safety where somebody is in danger', () => {
  const danger = requireEntry('choque-no-portao');
  expect(problemsOf(entry, entry.technicianDoes[0] ?? '')).toEqual([]);
  expect(problemsOf(entry, 'O que ninguém disse')).toEqual([expect.stringContaining('“no frio” omits')]);
  expect(problemsOf(danger, danger.youCheck[0]?.do ?? '')).toHaveLength(1);
  expect(problemsOf(danger, danger.avoid[0] ?? '')).toHaveLength(1);
});

test('a case leaves out nothing in the place of which it has its own', () => {
  const [work] = entry.technicianDoes;
  expect(problemsOf(entry, work ?? '', { technicianDoes: ['Mede a força.'] })).toHaveLength(1);
  expect(problemsOf(entry, entry.why[0]?.[0] ?? '', { why: [['É outra coisa.']] })).toHaveLength(1);
});

test('only where kits are shown a case shows none', () => {
  const sold = requireEntry('comprar-motor');
  const isKept = (of: typeof entry) => problemsOf(of, of.technicianDoes[0] ?? '', { kit: false });
  expect(isKept(sold)).toEqual([]);
  expect(isKept(entry)).toEqual([expect.stringContaining('shows no kit')]);
  expect(shownInCase(sold, { kit: false }).kit).toBe(false);
});
