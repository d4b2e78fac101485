import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '../src/business/addresses.ts';
import { startServer } from '../tests/support/server-process.ts';
import { residentMegabytes } from './resident-memory.ts';
import { p99, requireEnvironment } from './row.ts';
import { beginRudeClients } from './rude-clients.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';

/**
 * `npm run bench -- mixed-load`: what an hour brings, in five minutes (`MIXED_SECONDS` for another time): readers, crawlers over 20,000 pages, jobs,
 * administrators, and clients that are slow, silent or broken. Prints the errors that a well-behaved client saw and the server's memory over
 * the time and a minute after. Ends with 1 when a line is MISSED.
 */
const SECONDS = Number(process.env['MIXED_SECONDS'] ?? 300);
const PAGES = 20_000;
const WORDS = 150;
const READERS = 8;
const CRAWLERS = 3;
const RUDE_OF_EACH = 25;
const JOB_TITLES = 200;
const READ_EVERY_MS = 20;
const SAMPLE_EVERY_MS = 500;
const TENTHS = 10;
const MEMORY_MOST = 250;
/** Between the first and the last third of the time; a leak of a page a visit would be many times as much. */
const GROWN_MOST = 20;

const out = (line: string) => void process.stdout.write(`${line}\n`);
let isMissed = false;
function note(held: boolean, line: string): void {
  isMissed ||= !held;
  out(`${held ? 'held  ' : 'MISSED'} ${line}`);
}

const slugOf = (number: number) => `motor-de-portao-numero-${number}`;

/** Pages with words of their own, as real ones have: where all were alike, each edit would have all others compared again. Generating them is measured elsewhere. */
function fill(file: string): void {
  const database = new DatabaseSync(file);
  const insert = database.prepare(`
    insert into generated_pages (id, title, slug, description, content, search_key, created_at, updated_at, likeness, indexable)
    values (?, ?, ?, 'Descrição', ?, ?, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z', 0, 1)`);
  database.exec('begin');
  for (let number = 1; number <= PAGES; number += 1) {
    const words = Array.from({ length: WORDS }, (_, at) => `palavra${number}x${at}`).join(' ');
    const id = `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`;
    const title = `Motor de portão ${number}`;
    insert.run(id, title, slugOf(number), `<p>${words}</p>`, `motor de portao ${number}`);
  }
  database.exec('commit');
  database.close();
}

/** Until it is known of every page what it says: reading that is the work of the first start, and remembering it costs memory that a load must be measured on top of. */
async function allRead(): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true });
  const stored = database.prepare('select count(*) as pages from page_sentences');
  const open = database.prepare("select count(*) as marks from upkeep where name = 'own-words'");
  while (Number(stored.get()?.['pages']) < PAGES || Number(open.get()?.['marks']) > 0) await wait(SAMPLE_EVERY_MS);
  database.close();
}

const file = join(requireEnvironment('TEST_SCRATCH'), 'mixed.sqlite');
const environment = { DATABASE_URL: `file:${file}`, ...ADMINISTRATOR_ENVIRONMENT };
await (await startServer(environment)).end('SIGTERM');
fill(file);
const server = await startServer(environment);
const origin = server.origin.replace('localhost', '127.0.0.1');
const port = Number(new URL(origin).port);
const administrator = await signIn(server.origin);
const titles = await administrator.titles();

let until = 0;
const goesOn = () => performance.now() < until;
const errors: string[] = [];
const times: number[] = [];
const counts = { reads: 0, crawled: 0, jobs: 0, edits: 0, drafts: 0 };
const agent = new Agent({ keepAlive: true });

function get(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject);
    });
    asked.on('error', reject).end();
  });
}

async function visit(path: string): Promise<void> {
  const start = performance.now();
  const status = await get(path).catch(String);
  times.push(performance.now() - start);
  if (status !== 200) errors.push(`${path}: ${status}`);
}

const READ = [addresses.home, addresses.posts, addresses.guide, '/sitemap.xml', '/cidades/mooca-sao-paulo-capital'];

async function read(reader: number): Promise<void> {
  for (let at = reader; goesOn(); at += 1, counts.reads += 1) {
    await visit(READ[at % READ.length] ?? addresses.home);
    await wait(READ_EVERY_MS);
  }
}

/** Each its own share of the pages, again and again. */
async function crawl(crawler: number): Promise<void> {
  for (let at = crawler; goesOn(); at += CRAWLERS, counts.crawled += 1)
    await visit(addresses.usefulLink(slugOf((at % PAGES) + 1)));
}

/** @param what for the list of errors. */
async function trying(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    errors.push(`${what}: ${String(error)}`);
    await wait(READ_EVERY_MS);
  }
}

async function runJobs(): Promise<void> {
  for (let start = 0; goesOn(); start += JOB_TITLES, counts.jobs += 1)
    await trying('job', async () => {
      const id = await administrator.beginBulk(titles.slice(start % titles.length).slice(0, JOB_TITLES), 75);
      for (let state = ''; goesOn() && !['done', 'failed', 'cancelled'].includes(state);) {
        ({ state } = await administrator.bulkJob(id));
        if (state === 'failed') throw new Error('The job failed');
        await wait(SAMPLE_EVERY_MS);
      }
    });
}

async function administer(): Promise<void> {
  const page = await administrator.pageCalled(`Motor de portão ${PAGES}`);
  let { revision } = page;
  for (; goesOn(); counts.edits += 1, counts.drafts += 1)
    await trying('administrator', async () => {
      await administrator.listPages('');
      await administrator.listPages('q=motor+19&sort=likeness');
      ({ revision } = await administrator.edit(page.id, { revision, content: `<p>Versão ${revision} do texto.</p>` }));
      await administrator.draft(titles[counts.drafts % titles.length] ?? 'Motor de portão na Mooca', 75);
      await wait(10 * READ_EVERY_MS);
    });
}

await allRead();
// A draft waits until all pages are known to compare with, which is the start's work and not the load's.
await administrator.draft('Motor de portão na Mooca', 75);
await visit(addresses.home);
const before = residentMegabytes(server.pid);
until = performance.now() + SECONDS * 1000;
const samples: number[] = [];
const sampling = setInterval(() => samples.push(residentMegabytes(server.pid)), SAMPLE_EVERY_MS);
const endRude = beginRudeClients(port, RUDE_OF_EACH, goesOn);
await Promise.all([
  ...Array.from({ length: READERS }, (_, reader) => read(reader)),
  ...Array.from({ length: CRAWLERS }, (_, crawler) => crawl(crawler)),
  runJobs(),
  administer(),
]);
const rude = endRude();
clearInterval(sampling);
agent.destroy();

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const part = (from: number, to: number) => samples.slice(from * samples.length, to * samples.length);
out(
  `${counts.reads} reads, ${counts.crawled} pages crawled, ${counts.jobs} jobs of ${JOB_TITLES} titles, ${counts.edits} edits, ${counts.drafts} drafts`,
);
out(
  `connections of others: ${Object.entries(rude)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
);
for (let tenth = 0; tenth < TENTHS; tenth += 1)
  out(
    `${Math.round(((tenth + 1) * SECONDS) / TENTHS)} s: ${Math.round(mean(part(tenth / TENTHS, (tenth + 1) / TENTHS)))} MB`,
  );
note(
  errors.length === 0,
  `errors that a well-behaved client saw: ${errors.length} (p99 ${p99(times).toFixed(1)} ms, slowest ${times.reduce((slowest, time) => Math.max(slowest, time), 0).toFixed(0)} ms)`,
);
for (const line of [...new Set(errors)].slice(0, 20)) out(`         ${line}`);
const peak = Math.max(...samples);
note(
  peak < MEMORY_MOST,
  `memory: ${Math.round(before)} MB before, ${Math.round(peak)} MB at most (under ${MEMORY_MOST})`,
);
const grown = mean(part(2 / 3, 1)) - mean(part(1 / 3, 2 / 3));
note(
  grown < GROWN_MOST,
  `flat: ${grown.toFixed(1)} MB more in the last third than in the one before (under ${GROWN_MOST})`,
);
await wait(60_000);
const after = residentMegabytes(server.pid);
note(
  after - before <= (peak - before) / 2,
  `a minute after: ${Math.round(after)} MB (half of what the load took is given back)`,
);
await visit(addresses.home);
await server.end('SIGTERM');
process.exitCode = isMissed ? 1 : 0;
