// How well titles are understood: accuracy by family, dangers, refusals, and the worst confusions.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './project.mjs';

await ensureInstalled();
const { runnerImport } = await import('vite');
const [{ yamlData }, { libraryData }, { titleModel }] = [
  await import('../vite-plugins/yaml-data.ts'),
  await import('../vite-plugins/library-data.ts'),
  await import('../vite-plugins/title-model-plugin.ts'),
];
const load = async (file) =>
  (
    await runnerImport(join(root, file), {
      root,
      plugins: [yamlData(), libraryData(), titleModel()],
      logLevel: 'error',
    })
  ).module;
const [{ readTitles }, { evaluate }, { library }] = await Promise.all(
  ['tests/evaluation/read-titles.ts', 'tests/evaluation/evaluate.ts', 'src/content/library/library.ts'].map(load),
);

const files = process.argv.slice(2);
const folder = join(root, 'tests/evaluation');
const chosen =
  files.length > 0
    ? files
    : readdirSync(folder)
        .filter((file) => /^titles-.*\.tsv$/.test(file))
        .map((file) => join(folder, file));
const result = evaluate(chosen.flatMap(readTitles));
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const print = (line) => process.stdout.write(`${line}\n`);

const familyOf = ({ entries, refusal }) =>
  refusal === null ? (library.get(entries[0])?.family ?? 'unknown') : `refusal: ${refusal}`;
for (const [family, titles] of [...Map.groupBy(result.all, familyOf)].toSorted(([a], [b]) => a.localeCompare(b))) {
  const right = titles.filter(({ isRight }) => isRight).length;
  print(
    `${family.padEnd(24)} ${String(right).padStart(4)} of ${String(titles.length).padStart(4)}  ${percent(right / titles.length)}`,
  );
}
print('');
for (const { title, entries, refusal, place, understood, isRight } of result.all) {
  if (isRight) continue;
  const got = `${understood.entry?.id ?? '–'} ${understood.confidence} ${understood.score.toFixed(2)}${understood.refusal ? ` refused: ${understood.refusal}` : ''}`;
  const where = understood.place
    ? ` ${understood.place.kind}${understood.place.kind === 'own' ? ` ${understood.place.place.key}` : understood.place.kind === 'outside' ? ` ${understood.place.name}` : ''}`
    : '';
  print(
    `“${title}”: wanted ${refusal ?? entries.join(' | ')}${place === null ? '' : ` @${place}`}, got ${got}${where}${understood.unexplained.length > 0 ? `, open: ${understood.unexplained.join(' ')}` : ''}`,
  );
}
print('');
print(
  `understood ${percent(result.understood)}, dangers ${percent(result.dangersFound)}, refusals found ${percent(result.refusalsFound)}, wrongly given ${percent(result.refusalsWronglyGiven)}, of ${result.all.length} titles`,
);
