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
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import { type Plugin, runnerImport } from 'vite';
import { titleModel } from './title-model-plugin.ts';
import { yamlData } from './yaml-data.ts';

const ID = 'virtual:built-in-sentences';
const RESOLVED = `\0${ID}`;
/** Beside the bundle. */
const FILE = 'built-in-sentences.bin';
const SOURCES = ['src/{business,content,generator,own-words,public-pages,site,text,understanding}/**/*'];

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
      kept = await rendered(root);
      const file = `new URL(${JSON.stringify(FILE)}, import.meta.url)`;
      return `import { readFileSync } from 'node:fs'; export default () => readFileSync(${file}, 'latin1');`;
    },
    // Vite emits no assets for a server.
    writeBundle({ dir }) {
      if (kept !== null && dir !== undefined) copyFileSync(kept, join(dir, FILE));
    },
  };
}

/** @returns the file of what was read. */
async function rendered(root: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = globSync([...SOURCES, 'src/built-in-*.ts'], { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
  for (const file of sources) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const folder = join(root, 'node_modules/.cache');
  const kept = join(folder, `built-in-sentences-${hash.digest('hex').slice(0, 16)}.bin`);
  if (existsSync(kept)) return kept;
  const { module } = await runnerImport<{ readonly builtInSentences: () => Uint8Array }>(
    join(root, 'src/built-in-sentences.ts'),
    {
      root,
      configFile: false,
      // React's development half is not there in a build.
      oxc: { jsx: { development: false } },
      plugins: [{ enforce: 'pre', ...mdx({ development: false }) }, yamlData(), titleModel()],
      logLevel: 'error',
    },
  );
  mkdirSync(folder, { recursive: true });
  for (const old of globSync('built-in-sentences-*.bin', { cwd: folder })) rmSync(join(folder, old), { force: true });
  // Whole or not at all: another build may read it just now.
  writeFileSync(`${kept}.${process.pid}`, module.builtInSentences());
  renameSync(`${kept}.${process.pid}`, kept);
  return kept;
}
