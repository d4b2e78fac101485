// Every entry of the library of answers and every text that pages show from data: shape, placeholders, the entries they name. Runs on the project's own Node, which reads TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { contentProblems } from '../src/content/content-problems.ts';
import { textsOf } from '../src/content/library/entry.ts';
import { libraryProblems, textProblems } from '../src/content/library/library-problems.ts';

const content = join(import.meta.dirname, '../src/content');
const ENDING = '.yaml';

/** `where` is the path below `src/content`, without the ending. */
function read(where) {
  try {
    return { where, data: load(readFileSync(join(content, where + ENDING), 'utf8')), broken: null };
  } catch (error) {
    return { where, data: null, broken: `${where}: ${error.message}` };
  }
}

function readFolder(folder) {
  return readdirSync(join(content, folder))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => read(`${folder}/${file.slice(0, -ENDING.length)}`));
}

const families = readdirSync(join(content, 'library'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const entries = families.flatMap(({ name }) =>
  readFolder(`library/${name}`).map((file) => ({ ...file, folder: name, name: file.where.split('/').at(-1) })),
);
const texts = [...readFolder('topics'), ...readFolder('cities'), read('knowledge-centre'), read('frequent-questions')];
const shared = read('library/shared-texts');
const particulars = read('library/particulars');
const particularTexts = (particulars.data ?? []).map(({ id, texts: said }) => [id, said]);
const ids = new Set(entries.map(({ name }) => name));
const unknown = (particulars.data ?? []).flatMap(({ id, notIn = [] }) =>
  notIn
    .filter((entry) => !ids.has(entry))
    .map((entry) => `library/particulars: ${id} is not in ${entry}, which is no entry`),
);
const whole = ({ broken }) => broken === null;
const problems = [
  ...[...entries, ...texts, shared, particulars].flatMap(({ broken }) => broken ?? []),
  ...textProblems(textsOf(shared.data, 'shared-texts')),
  ...textProblems(textsOf(Object.fromEntries(particularTexts), 'particulars')),
  ...unknown,
  ...libraryProblems(entries.filter(whole)),
  ...contentProblems(texts.filter(whole), ids),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
