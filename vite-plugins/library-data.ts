import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { parse } from 'yaml';
import type * as Entries from '../src/content/library/entry.ts';

const ID = 'virtual:library';
const RESOLVED = `\0${ID}`;
/** Beside the bundle. */
const FILE = 'library.json';
const ENTRIES = 'src/content/library/*/*.yaml';

/**
 * A Vite plugin: `virtual:library` reads the entries of the library of answers as they are shown. They are held to their schema when the product
 * is built, so that no start waits for it, and stand in a file beside the bundle, because a process keeps the text of its code in memory.
 */
export function libraryData(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let json: string | null = null;
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
      json = await entriesIn(files, root);
      return isBuild
        ? `import { readFileSync } from 'node:fs'; export default () => JSON.parse(readFileSync(new URL(${JSON.stringify(FILE)}, import.meta.url), 'utf8'));`
        : `export default () => JSON.parse(${JSON.stringify(json)});`;
    },
    // Vite emits no assets for a server.
    writeBundle({ dir }) {
      if (isBuild && json !== null && dir !== undefined) writeFileSync(join(dir, FILE), json);
    },
  };
}

/** @throws naming the first file that is no entry. */
async function entriesIn(files: readonly string[], root: string): Promise<string> {
  const { module } = await runnerImport<typeof Entries>(join(root, 'src/content/library/entry.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return JSON.stringify(
    files.map((file) => {
      const data: unknown = parse(readFileSync(join(root, file), 'utf8'));
      try {
        const { asks: _, ...shown } = module.entrySchema.parse(data);
        return shown;
      } catch (error) {
        throw new Error(`${file} is no entry of the library`, { cause: error });
      }
    }),
  );
}
