import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { libraryProblems } from './library-problems.ts';

const read = (folder: string, name: string) => ({
  folder,
  name,
  data: z.looseObject({}).parse(load(readFileSync(join(import.meta.dirname, folder, `${name}.yaml`), 'utf8'))),
});
const RETURNS = read('fault', 'portao-fecha-e-volta');
const SHOCK = read('danger', 'choque-no-portao');

/** What is wrong where a case of the entry asks that next, of what it says of near ones. */
function nearOf(file: typeof RETURNS, near: string): readonly string[] {
  const data = { ...file.data, near: [], cases: [{ named: ['no frio'], answer: ['x'.repeat(120)], near: [near] }] };
  return libraryProblems([{ ...file, data }, file === SHOCK ? RETURNS : SHOCK]).filter((line) =>
    line.startsWith(`${file.folder}/${file.name}: `) ? /near/.test(line) : false,
  );
}

test('a case asks any other entry next, and none that is not written', () => {
  expect(nearOf(RETURNS, 'choque-no-portao')).toEqual([]);
  expect(nearOf(RETURNS, 'nunca-escrita')).toEqual([expect.stringContaining('which is no other entry')]);
  expect(nearOf(RETURNS, 'portao-fecha-e-volta')).toHaveLength(1);
});

test('in danger a case asks next only what its entry does', () => {
  expect(nearOf(SHOCK, 'portao-fecha-e-volta')).toEqual([expect.stringContaining('and the entry does not')]);
});

test('a text names a model by what it is among the models, and never by its number', () => {
  const answer = `O {facts.models.1.name} abre em pouco tempo. ${'x'.repeat(120)}`;
  const data = { ...RETURNS.data, cases: [{ named: ['no frio'], answer: [answer] }] };
  expect(libraryProblems([{ ...RETURNS, data }]).filter((line) => line.includes('by its number'))).toHaveLength(1);
});
