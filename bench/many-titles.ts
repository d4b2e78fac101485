import { join } from 'node:path';
import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './administrator.ts';
import { residentMegabytes } from './resident-memory.ts';
import { p99, requireEnvironment } from './row.ts';

/**
 * Some minutes long, and so not in the default run: `npm run bench -- many-titles`. A job of 100,000 titles (`MANY_TITLES` for another
 * number), with the memory and the time of each tenth, and a visitor's p99 before and meanwhile.
 */
const TITLES = Number(process.env['MANY_TITLES'] ?? 100_000);
const TENTHS = 10;
const VISIT_EVERY_MS = 20;
const VISITS_BEFORE = 500;

const out = (line: string) => void process.stdout.write(`${line}\n`);

const server = await startServer({ DATABASE_URL: `file:${join(requireEnvironment('TEST_SCRATCH'), 'many.sqlite')}`, ...ADMINISTRATOR_ENVIRONMENT });
const administrator = await signIn(server.origin);
const address = `${server.origin}/postagens/motor-de-portao-ppa-santana`;

async function visit(): Promise<number> {
  const start = performance.now();
  await (await fetch(address)).arrayBuffer();
  return performance.now() - start;
}

const quiet: number[] = [];
for (let index = 0; index < VISITS_BEFORE; index += 1) quiet.push(await visit());
const memoryBefore = residentMegabytes(server.pid, 'VmRSS');

const titles = Array.from({ length: TITLES }, (_, index) => `Motor de portão na rua ${index + 1}`);
const start = performance.now();
const job = await administrator.beginBulk(titles, 75);
out(`accepted after ${Math.round(performance.now() - start)} ms`);
const busy: number[] = [];
let reached = 0;
let tenthStart = start;
for (;;) {
  busy.push(await visit());
  await new Promise((resolve) => setTimeout(resolve, VISIT_EVERY_MS));
  if (busy.length % 25 !== 0) continue;
  const { processed, state } = await administrator.bulkJob(job);
  while (processed >= ((reached + 1) * TITLES) / TENTHS) {
    reached += 1;
    const now = performance.now();
    out(`${Math.round((reached * TITLES) / TENTHS)} titles: ${((now - tenthStart) / 1000).toFixed(1)} s for this tenth, ${Math.round(residentMegabytes(server.pid, 'VmRSS'))} MB`);
    tenthStart = now;
  }
  if (state !== 'running' && state !== 'queued') break;
}
out(`total ${((performance.now() - start) / 1000).toFixed(1)} s`);
out(`memory ${Math.round(memoryBefore)} MB before, at most ${Math.round(residentMegabytes(server.pid, 'VmHWM'))} MB`);
out(`a visitor's p99: ${p99(quiet).toFixed(1)} ms before, ${p99(busy).toFixed(1)} ms meanwhile (${busy.length} visits), slowest ${Math.max(...busy).toFixed(0)} ms`);
for (const [what, query] of [['newest', ''], ['sorted by likeness', 'sort=likeness'], ['searched', 'q=rua+99']] as const) {
  const began = performance.now();
  await administrator.listPages(query);
  out(`the panel's list, ${what}: ${(performance.now() - began).toFixed(0)} ms`);
}
await server.end('SIGTERM');
