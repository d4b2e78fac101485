import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../src/business/addresses.ts';
import { postSlug } from '../src/text/slug.ts';
import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';
import { measureCreativity, summarize } from './creativity-levels.ts';
import { measureEditToSeen } from './edit-to-seen.ts';
import { measureFirstLoads } from './first-load.ts';
import { measureFirstVisits } from './first-visits.ts';
import { measureFreshClone } from './fresh-clone.ts';
import { measureGuessing } from './guessing.ts';
import { GENERATED_PAGE, GENERATED_TITLE, kindsOfPage, LANDING_PAGES } from './kinds-of-page.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoad } from './landing-load.ts';
import { measureMillion } from './million-pages.ts';
import { lineOf, median, requireEnvironment, type Row } from './row.ts';

const STARTS = 5;
const BULK_TITLES = 500;
const EDITED_TITLE = 'Motor de Portão PPA Santana';

const scratchFile = (name: string) => join(requireEnvironment('TEST_SCRATCH'), `${name}.sqlite`);
const fileUrl = (name: string) => `file:${scratchFile(name)}`;
const environment = { DATABASE_URL: fileUrl('bench'), ...ADMINISTRATOR_ENVIRONMENT };
const rows: Row[] = [];

/** Each row is printed as it comes: the whole takes minutes. */
function note(more: readonly Row[]): void {
  for (const row of more) process.stdout.write(lineOf(row));
  rows.push(...more);
}

const first = await startServer(environment);
const administrator = await signIn(first.origin);
const titles = (await administrator.titles()).slice(0, BULK_TITLES);
const bulk = await administrator.createInBulk(titles, 75);
const similarity = summarize(await administrator.similarities());
note([
  {
    what: `${titles.length} pages in one job, generated and compared`,
    figure: `${Math.round(bulk.milliseconds)} ms, ${bulk.success} pages, ${bulk.errors} errors`,
    goal: 'at most 2,000 ms',
    held: bulk.milliseconds <= 2000 && bulk.success === titles.length,
  },
  {
    what: 'Similarity of those pages to their nearest sibling',
    figure: `worst ${similarity.worst.toFixed(2)}, mean ${similarity.mean.toFixed(2)}`,
    goal: 'worst under 0.50, mean under 0.35',
    held: similarity.worst < 0.5 && similarity.mean < 0.35,
  },
]);
await administrator.createInBulk([GENERATED_TITLE], 75);
const kinds = await kindsOfPage(first.origin);
note(await measureFirstLoads(first.origin, kinds));
note(await measureLoad(first, GENERATED_PAGE.path));
note(await measureEditToSeen(first.origin, administrator, EDITED_TITLE));
note(await measureLighthouse(first.origin, kinds, LANDING_PAGES));
await first.end('SIGTERM');

const starts: number[] = [];
for (let run = 0; run < STARTS; run += 1) {
  const before = performance.now();
  const server = await startServer(environment);
  await (await fetch(`${server.origin}/`)).text();
  starts.push(performance.now() - before);
  await server.end('SIGTERM');
}
note([
  {
    what: 'Start to first answer, database migrated',
    figure: `${Math.round(median(starts))} ms (median of ${STARTS})`,
    goal: 'under 400 ms',
    held: median(starts) < 400,
  },
]);
note(await measureCreativity(fileUrl('creativity'), titles, similarity));
note(
  await measureMillion(
    scratchFile('bench'),
    titles.map((title) => addresses.usefulLink(postSlug(title))),
  ),
);
note(await measureFirstVisits(fileUrl('first-visits')));
note(await measureGuessing((name) => fileUrl(`guessing-${name}`)));
note(await measureFreshClone());

const table = [
  '| what | measured | must | |',
  '| --- | --- | --- | --- |',
  ...rows.map(({ what, figure, goal, held }) => `| ${what} | ${figure} | ${goal} | ${held ? 'held' : 'MISSED'} |`),
].join('\n');
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
process.stdout.write(`\n${table}\n`);
writeFileSync(
  join(import.meta.dirname, 'results.md'),
  `# Benchmarks\n\n\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n\n${table}\n`,
);

const missed = rows.filter(({ held }) => !held);
if (missed.length > 0) {
  process.stdout.write(`\n${missed.length} of ${rows.length} MISSED\n`);
  process.exitCode = 1;
}
