import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type KeptFile, keptFile, sourcesOf } from './kept-file.ts';
import { yamlData } from './yaml-data.ts';

const ID = 'virtual:title-model';
const RESOLVED = `\0${ID}`;
/** Beside the bundle. */
const FILE = 'title-model.bin';
/** Made of the ways of asking and of the code that reads them. */
const MODEL: KeptFile = {
  name: 'title-model',
  ending: '.bin',
  sources: [
    'src/content/library/**/*.{yaml,ts}',
    'src/understanding/**/*.ts',
    'src/business/{other-brands,gate-*,spellings}.ts',
  ],
  async make(root) {
    const { module } = await runnerImport<{ readonly learn: () => Uint8Array }>(
      join(root, 'src/understanding/training.ts'),
      { root, configFile: false, plugins: [yamlData()], logLevel: 'error' },
    );
    return module.learn();
  },
};

/**
 * A Vite plugin: `virtual:title-model` reads what was learned from the library's ways of asking (`src/understanding/training.ts`).
 * It is a file beside the bundle and no text in it, because a process keeps the text of its code in memory.
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
      await keptFile(MODEL, root);
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      for (const file of sourcesOf(MODEL, root)) this.addWatchFile(file);
      const kept = await keptFile(MODEL, root);
      model = kept;
      const file = isBuild ? `new URL(${JSON.stringify(FILE)}, import.meta.url)` : JSON.stringify(kept);
      return `import { readFileSync } from 'node:fs'; export default () => readFileSync(${file});`;
    },
    // Vite emits no assets for a server.
    writeBundle({ dir }) {
      if (isBuild && model !== null && dir !== undefined) copyFileSync(model, join(dir, FILE));
    },
  };
}
