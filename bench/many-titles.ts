import { join } from 'node:path';
import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';
import { residentMegabytes } from './resident-memory.ts';
import { p99, requireEnvironment } from './row.ts';

/**
 * Some minutes long, and so not in the default run: `npm run bench -- many-titles`. A job of 100,000 titles (`MANY_TITLES` for another
 * number), with the memory and the time of each tenth, and a visitor's p99 before and meanwhile. Ends with 1 when a line is MISSED.
 */
const TITLES = Number(process.env['MANY_TITLES'] ?? 100_000);
const TENTHS = 10;
const VISIT_EVERY_MS = 20;
const VISITS_BEFORE = 500;
/** Linear: one more page costs no more at the end than at the beginning, but for the noise of a machine. */
const SECOND_HALF_MOST = 1.25;
const MEMORY_MOST = 300;
const LIST_MOST_MS = 100;

const out = (line: string) => void process.stdout.write(`${line}\n`);
let isMissed = false;

/** A line with what must hold of it. */
function note(held: boolean, line: string): void {
  isMissed ||= !held;
  out(`${held ? 'held  ' : 'MISSED'} ${line}`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const environment = {
  DATABASE_URL: `file:${join(requireEnvironment('TEST_SCRATCH'), 'many.sqlite')}`,
  ...ADMINISTRATOR_ENVIRONMENT,
};
const server = await startServer(environment);
const administrator = await signIn(server.origin);
const address = `${server.origin}/postagens/motor-de-portao-ppa-santana`;

async function visit(): Promise<number> {
  const start = performance.now();
  await (await fetch(address)).arrayBuffer();
  return performance.now() - start;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, VISIT_EVERY_MS));

const quiet: number[] = [];
for (let index = 0; index < VISITS_BEFORE; index += 1) {
  quiet.push(await visit());
  await pause();
}
const memoryBefore = residentMegabytes(server.pid, 'VmRSS');

const titles = Array.from({ length: TITLES }, (_, index) => `Motor de portão na rua ${index + 1}`);
const start = performance.now();
const job = await administrator.beginBulk(titles, 75);
out(`accepted after ${Math.round(performance.now() - start)} ms`);
const busy: number[] = [];
const tenths: number[] = [];
let tenthStart = start;
for (;;) {
  busy.push(await visit());
  await pause();
  if (busy.length % 5 !== 0) continue;
  const { processed, state } = await administrator.bulkJob(job);
  while (processed >= ((tenths.length + 1) * TITLES) / TENTHS) {
    const now = performance.now();
    tenths.push(now - tenthStart);
    out(
      `${Math.round((tenths.length * TITLES) / TENTHS)} titles: ${seconds(now - tenthStart)} for this tenth, ${Math.round(residentMegabytes(server.pid, 'VmRSS'))} MB`,
    );
    tenthStart = now;
  }
  if (state !== 'running' && state !== 'queued') break;
}
const { success } = await administrator.bulkJob(job);
note(success === TITLES, `${success} pages of ${TITLES} titles in ${seconds(performance.now() - start)}`);
const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
const [firstHalf, secondHalf] = [sum(tenths.slice(0, TENTHS / 2)), sum(tenths.slice(TENTHS / 2))];
note(
  secondHalf <= SECOND_HALF_MOST * firstHalf,
  `linear: the first half took ${seconds(firstHalf)}, the second ${seconds(secondHalf)} (at most ${SECOND_HALF_MOST} times as long)`,
);
const grown = residentMegabytes(server.pid, 'VmHWM') - memoryBefore;
note(
  grown < MEMORY_MOST,
  `memory: ${Math.round(memoryBefore)} MB before, at most ${Math.round(grown)} MB more meanwhile (under ${MEMORY_MOST})`,
);
const [before, during] = [p99(quiet), p99(busy)];
note(
  during < Math.max(20, 2 * before),
  `a visitor's p99: ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms meanwhile over ${busy.length} visits, slowest ${Math.max(...busy).toFixed(0)} ms (under 20 ms or twice as long)`,
);
for (const [what, query] of [
  ['newest', ''],
  ['sorted by similarity', 'sort=likeness'],
  ['searched', 'q=rua+99'],
  ['searched, sorted by similarity', 'q=rua+99&sort=likeness'],
  ['of a level', 'level=similar'],
] as const) {
  const began = performance.now();
  await administrator.listPages(query);
  const took = performance.now() - began;
  note(took < LIST_MOST_MS, `the panel's list, ${what}: ${took.toFixed(0)} ms (under ${LIST_MOST_MS})`);
}
await server.end('SIGTERM');

const restart = performance.now();
const again = await startServer(environment);
await (await fetch(`${again.origin}/`)).text();
const answered = performance.now() - restart;
note(answered < 400, `start to first answer with these pages: ${answered.toFixed(0)} ms (under 400)`);
const other = await signIn(again.origin);
const began = performance.now();
await other.draft('Motor de portão na Mooca', 75);
out(`from then to the first draft, compared with all of them: ${(performance.now() - began).toFixed(0)} ms`);
await again.end('SIGTERM');
process.exitCode = isMissed ? 1 : 0;
