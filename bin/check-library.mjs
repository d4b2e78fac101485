// Every entry of the library of answers: its shape, its placeholders, its neighbours. Runs on the project's own Node, which reads TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { textsOf } from '../src/content/library/entry.ts';
import { libraryProblems, textProblems } from '../src/content/library/library-problems.ts';

const library = join(import.meta.dirname, '../src/content/library');

function readEntry(folder, file) {
  const name = file.slice(0, -'.yaml'.length);
  try {
    return { folder, name, data: parse(readFileSync(join(library, folder, file), 'utf8')) };
  } catch (error) {
    return { folder, name, data: null, broken: `${folder}/${name}: ${error.message}` };
  }
}

const files = readdirSync(library, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(library, name)).filter((file) => file.endsWith('.yaml')).map((file) => readEntry(name, file)));
const shared = textsOf(parse(readFileSync(join(library, 'shared-texts.yaml'), 'utf8')), 'shared-texts');
const problems = [...textProblems(shared), ...files.flatMap(({ broken }) => broken ?? []), ...libraryProblems(files.filter(({ broken }) => !broken))];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
