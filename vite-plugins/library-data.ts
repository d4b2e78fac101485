import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { load } from 'js-yaml';
import type * as Entries from '../src/content/library/entry.ts';

const ID = 'virtual:library';
const RESOLVED = `\0${ID}`;
/** Beside the bundle: the entries without their cases, and a line for the cases of each. */
const FILES = { entries: 'library.json', cases: 'library-cases.jsonl' } as const;
const ENTRIES = 'src/content/library/*/*.yaml';

/**
 * A Vite plugin: `virtual:library` reads the entries of the library of answers as they are shown. They are held to their schema when the product
 * is built, so that no start waits for it, and stand in files beside the bundle, because a process keeps the text of its code in memory. The
 * cases, three quarters of it all, are read from theirs an entry at a time.
 */
export function libraryData(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let data: LibraryData | null = null;
  return {
    name: 'library-data',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const files = globSync(ENTRIES, { cwd: root }).toSorted();
      for (const file of files) this.addWatchFile(join(root, file));
      data = await entriesIn(files, root);
      return isBuild ? readerOfFiles(data) : readerOfText(data);
    },
    // Vite emits no assets for a server.
    writeBundle({ dir }) {
      if (!isBuild || data === null || dir === undefined) return;
      writeFileSync(join(dir, FILES.entries), data.entries);
      writeFileSync(join(dir, FILES.cases), data.cases.join(''));
    },
  };
}

interface LibraryData {
  /** JSON, a list. */
  readonly entries: string;
  /** A line of JSON for each entry, in their order. */
  readonly cases: readonly string[];
}

function readerOfFiles({ cases }: LibraryData): string {
  let end = 0;
  const ends = cases.map((one) => (end += Buffer.byteLength(one)));
  const address = (file: string) => `new URL(${JSON.stringify(file)}, import.meta.url)`;
  return `import { openSync, readFileSync, readSync } from 'node:fs';
const ends = ${JSON.stringify(ends)};
const file = openSync(${address(FILES.cases)});
export const readEntries = () => JSON.parse(readFileSync(${address(FILES.entries)}, 'utf8'));
export function readCases(at) {
  const start = ends[at - 1] ?? 0;
  const bytes = Buffer.allocUnsafe(ends[at] - start);
  readSync(file, bytes, 0, bytes.length, start);
  return JSON.parse(bytes.toString());
}`;
}

function readerOfText({ entries, cases }: LibraryData): string {
  return `const cases = ${JSON.stringify(cases)};
export const readEntries = () => JSON.parse(${JSON.stringify(entries)});
export const readCases = (at) => JSON.parse(cases[at]);`;
}

/** @throws naming the first file that is no entry. */
async function entriesIn(files: readonly string[], root: string): Promise<LibraryData> {
  const { module } = await runnerImport<typeof Entries>(join(root, 'src/content/library/entry.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const entries = files.map((file) => {
    const data: unknown = load(readFileSync(join(root, file), 'utf8'));
    try {
      const { asks: _, ...shown } = module.entrySchema.parse(data);
      return shown;
    } catch (error) {
      throw new Error(`${file} is no entry of the library`, { cause: error });
    }
  });
  return {
    entries: JSON.stringify(entries.map((entry) => ({ ...entry, cases: undefined }))),
    cases: entries.map(({ cases }) => `${JSON.stringify(cases)}\n`),
  };
}
