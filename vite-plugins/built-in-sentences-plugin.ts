import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import { type Plugin, runnerImport } from 'vite';
import { type KeptFile, keptFile } from './kept-file.ts';
import { libraryData } from './library-data.ts';
import { titleModel } from './title-model-plugin.ts';
import { yamlData } from './yaml-data.ts';

const ID = 'virtual:built-in-sentences';
const RESOLVED = `\0${ID}`;
/** Beside the bundle. */
const FILE = 'built-in-sentences.bin';
const SENTENCES: KeptFile = {
  name: 'built-in-sentences',
  ending: '.bin',
  sources: [
    'src/{business,content,generator,own-words,public-pages,site,text,understanding}/**/*',
    'src/built-in-*.ts',
  ],
  async make(root) {
    const { module } = await runnerImport<{ readonly builtInSentences: () => Uint8Array }>(
      join(root, 'src/built-in-sentences.ts'),
      {
        root,
        configFile: false,
        // React's development half is not there in a build.
        oxc: { jsx: { development: false } },
        plugins: [{ enforce: 'pre', ...mdx({ development: false }) }, yamlData(), libraryData(), titleModel()],
        logLevel: 'error',
      },
    );
    return module.builtInSentences();
  },
};

/**
 * A Vite plugin: `virtual:built-in-sentences` reads what all built-in pages say (`src/built-in-sentences.ts`), against which generated pages are
 * counted. To render a thousand pages takes seconds, so the build does it, once for the same sources. In development and in tests there are none.
 */
export function builtInSentences(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let kept: string | null = null;
  return {
    name: 'built-in-sentences',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      if (!isBuild) return "export default () => '';";
      kept = await keptFile(SENTENCES, root);
      const file = `new URL(${JSON.stringify(FILE)}, import.meta.url)`;
      return `import { readFileSync } from 'node:fs'; export default () => readFileSync(${file}, 'latin1');`;
    },
    // Vite emits no assets for a server.
    writeBundle({ dir }) {
      if (kept !== null && dir !== undefined) copyFileSync(kept, join(dir, FILE));
    },
  };
}
