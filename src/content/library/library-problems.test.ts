import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { libraryProblems } from './library-problems.ts';

const text = readFileSync(join(import.meta.dirname, 'fault/portao-patina.yaml'), 'utf8');
const entry = z.looseObject({ technicianDoes: z.array(z.string()) }).parse(load(text));

/** What is wrong with the work of an entry that is told so. */
function problemsOfWork(technicianDoes: readonly string[]): readonly string[] {
  const data = { ...entry, technicianDoes };
  return libraryProblems([{ folder: 'fault', name: 'portao-patina', data }]).filter((line) => /Does/.test(line));
}

test('a line that stands twice in one list is named', () => {
  const [first = '', ...others] = entry.technicianDoes;
  expect(problemsOfWork([first, ...others])).toEqual([]);
  expect(problemsOfWork([first, ...others, first])).toEqual([
    `fault/portao-patina: technicianDoes says twice: “${first}”`,
  ]);
});
