import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { yamlData } from './yaml-data.ts';

const ID = 'virtual:title-model';
const RESOLVED = `\0${ID}`;
/** Beside the bundle. */
const FILE = 'title-model.json';
/** What the model is learned from: the ways of asking, and the code that reads them. */
const SOURCES = [
  'src/content/library/**/*.{yaml,ts}',
  'src/understanding/**/*.ts',
  'src/business/{other-brands,gate-*,spellings}.ts',
];

/**
 * A Vite plugin: `virtual:title-model` reads what was learned from the library's ways of asking (`src/understanding/training.ts`).
 * Learning takes seconds, so the result is kept in `node_modules/.cache` until a source changes. It is a file beside the bundle and no text in
 * it, because a process keeps the text of its code in memory.
 */
export function titleModel(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let model: string | null = null;
  return {
    name: 'title-model',
    // Before a module asks for it: what runs modules waits a minute for one, and a busy machine may learn for longer.
    async configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
      await learned(root, sourcesIn(root));
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const sources = sourcesIn(root);
      for (const file of sources) this.addWatchFile(join(root, file));
      const kept = await learned(root, sources);
      model = kept;
      const file = isBuild ? `new URL(${JSON.stringify(FILE)}, import.meta.url)` : JSON.stringify(kept);
      return `import { readFileSync } from 'node:fs'; export default () => readFileSync(${file}, 'utf8');`;
    },
    // Vite emits no assets for a server.
    writeBundle({ dir }) {
      if (isBuild && model !== null && dir !== undefined) copyFileSync(model, join(dir, FILE));
    },
  };
}

function sourcesIn(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .toSorted();
}

/** What this process learns just now, by its file: several who ask at once learn it once. */
const learning = new Map<string, Promise<string>>();

/** @returns the file of what was learned. */
function learned(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  const folder = join(root, 'node_modules/.cache');
  const kept = join(folder, `title-model-${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(kept)) return Promise.resolve(kept);
  const before = learning.get(kept);
  if (before) return before;
  const under = learnTo(kept, root).finally(() => learning.delete(kept));
  learning.set(kept, under);
  return under;
}

async function learnTo(kept: string, root: string): Promise<string> {
  const folder = dirname(kept);
  const { module } = await runnerImport<{ readonly learn: () => string }>(join(root, 'src/understanding/training.ts'), {
    root,
    configFile: false,
    plugins: [yamlData()],
    logLevel: 'error',
  });
  const model = module.learn();
  mkdirSync(folder, { recursive: true });
  for (const old of globSync('title-model-*.json', { cwd: folder })) rmSync(join(folder, old), { force: true });
  // Whole or not at all: another build may read it just now.
  writeFileSync(`${kept}.${process.pid}`, model);
  renameSync(`${kept}.${process.pid}`, kept);
  return kept;
}
