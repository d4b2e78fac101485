import { join } from 'node:path';
import { readFileSync } from 'node:fs';
const root = process.cwd();
const { runnerImport } = await import('vite');
const { yamlData } = await import('../vite-plugins/yaml-data.ts');
const { titleModel } = await import('../vite-plugins/title-model-plugin.ts');
const load = async (file) =>
  (await runnerImport(join(root, file), { root, plugins: [yamlData(), titleModel()], logLevel: 'error' })).module;
const { understand, rawTop } = await load('src/understanding/understand-title.ts');
for (const t of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean))
  console.log(
    t,
    '\n   ',
    rawTop(t)
      .map(({ entry, score }) => `${entry.id} ${score.toExponential(1)}`)
      .join('  '),
  );
