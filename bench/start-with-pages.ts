import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '../src/business/addresses.ts';
import { startServer } from '../tests/support/server-process.ts';
import { residentMegabytes } from './resident-memory.ts';
import { requireEnvironment } from './row.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';

/**
 * Some minutes long, and so not in the default run: `npm run bench -- start-with-pages`. How a server starts that has thousands of generated
 * pages (`BENCH_N=5000,20000`): the time to its first answer, its memory, and the longest turn of its event loop while own words and similarities are learned.
 */
const PAGES = (process.env['BENCH_N'] ?? '5000,20000').split(',').map(Number);
/** Longer than the pause between two looks for pages whose sentences are not stored. */
const WATCHED_MS = 65_000;
const LOOK_MS = 250;
const STARTS_WITHIN_MS = 2000;
const TURN_MOST_MS = 50;
/** The generator, not compiled yet, is most of it. */
const LEARNING_MOST_MS = 200;
const MEMORY_MOST_MB = 300;

let isMissed = false;

function note(held: boolean, line: string): void {
  isMissed ||= !held;
  process.stdout.write(`${held ? 'held  ' : 'MISSED'} ${line}\n`);
}

const urlOf = (file: string) => ({
  DATABASE_URL: `file:${file}`,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'longest-turn.ts')}`,
  ...ADMINISTRATOR_ENVIRONMENT,
});

/** So many pages of titles as the panel offers them. */
async function fill(file: string, count: number): Promise<void> {
  const server = await startServer(urlOf(file));
  const administrator = await signIn(server.origin);
  const builtIn = await administrator.titles();
  const titles = Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / builtIn.length);
    return `${builtIn[at % builtIn.length] ?? ''}${round === 0 ? '' : ` ${round}`}`;
  });
  const id = await administrator.beginBulk(titles, 75);
  for (let state = 'queued'; state === 'queued' || state === 'running'; await wait(LOOK_MS))
    ({ state } = await administrator.bulkJob(id));
  await server.end('SIGTERM');
}

/** What a start finds: nothing to do, a build whose own pages say something else, or pages that an older build wrote. */
const CASES: readonly (readonly [name: string, statements: string])[] = [
  ['nothing changed', ''],
  ['another build', `update upkeep set says = 'another' where name = 'built-in-words'`],
  ['pages of an older build', 'delete from page_sentences'],
];

async function watch(file: string, count: number, [name, statements]: (typeof CASES)[number]): Promise<void> {
  const copy = join(requireEnvironment('TEST_SCRATCH'), `start-${count}-${performance.now()}.sqlite`);
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  database.exec(statements);
  database.close();
  const begun = performance.now();
  const server = await startServer(urlOf(copy));
  const origin = server.origin.replace('localhost', '127.0.0.1');
  await (await fetch(origin + addresses.home)).text();
  const first = performance.now() - begun;
  const told = `${count.toLocaleString('en')} pages, ${name}`;
  const longest = async (when: string, most: number) => {
    process.kill(server.pid, 'SIGUSR2');
    await wait(LOOK_MS);
    const [, took = ''] = server.output().match(/.*Longest turn: ([\d.]+)/s) ?? [];
    note(Number(took) < most, `${told}, ${when}: longest turn of the event loop ${took} ms of processor`);
  };
  try {
    await longest('before the first answer', STARTS_WITHIN_MS);
    note(first < STARTS_WITHIN_MS, `${told}: first answer after ${first.toFixed(0)} ms`);
    await wait(WATCHED_MS);
    await longest('beside visits', TURN_MOST_MS);
    const administrator = await signIn(server.origin);
    await administrator.listPages('');
    const before = performance.now();
    await administrator.draft('Motor de portão que só abre pela metade na Mooca', 75);
    const draft = performance.now() - before;
    await longest('while all pages are learned for a first draft', LEARNING_MOST_MS);
    const most = residentMegabytes(server.pid, 'VmHWM');
    note(
      most < MEMORY_MOST_MB,
      `${told}: ${residentMegabytes(server.pid).toFixed(0)} MB, at most ${most.toFixed(0)}; a draft took ${draft.toFixed(0)} ms`,
    );
  } finally {
    await server.end('SIGTERM');
  }
}

for (const count of PAGES) {
  const file = join(process.env['BENCH_KEPT'] ?? requireEnvironment('TEST_SCRATCH'), `pages-${count}.sqlite`);
  if (!existsSync(file)) await fill(file, count);
  for (const each of CASES) await watch(file, count, each);
}
process.exitCode = isMissed ? 1 : 0;
