import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { lookAgainMs } from '../src/admin/look-again.ts';
import { addresses } from '../src/business/addresses.ts';
import { type Engine } from '../src/database/connect.ts';
import { startServer } from '../tests/support/server-process.ts';
import { createEmptyDatabase } from '../tests/support/test-databases.ts';
import { median } from './row.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';
import { startVisitor, type Visitor } from './watched-visitor.ts';

/**
 * Some minutes long, and so not in the default run: `npm run bench -- list-of-thousands`. The panel's list over 100,000 pages (`BENCH_N` for
 * another number) on both engines (`BENCH_ENGINES=sqlite` for one), an action on half of them and its undoing, and a visitor's p99 before,
 * meanwhile and afterwards. `BENCH_SQLITE` and `BENCH_POSTGRES` name databases that are kept and filled up, so that a second run begins at
 * once. Ends with 1 when a line is MISSED.
 */
const PAGES = Number(process.env['BENCH_N'] ?? 100_000);
const TIMES = 5;
const LIST_MOST_MS = 100;
const BEGIN_MOST_MS = 2000;
/** A server that an administrator entered learns the pages ahead: that is no rest. */
const WARM_MS = Number(process.env['BENCH_WARM_MS'] ?? 20_000);
const REST_MS = Number(process.env['BENCH_REST_MS'] ?? 6000);
const LOOK_AT_JOB_MS = 600;
const MOST_OF_REST = 2;

const out = (line: string) => void process.stdout.write(`${line}\n`);
let isMissed = false;

/** A line with what must hold of it. */
function note(held: boolean, line: string): void {
  isMissed ||= !held;
  out(`${held ? 'held  ' : 'MISSED'} ${line}`);
}

const QUERIES: readonly (readonly [what: string, query: string])[] = [
  ['as it opens', ''],
  ['oldest first', 'sort=oldest'],
  ['by title', 'sort=title'],
  ['by similarity', 'sort=likeness'],
  ['words without accents, in any order', 'q=jardim+portao'],
  ['words that no page has', 'q=inexistente'],
  ['words, by title', 'q=portao+helena&sort=title'],
  ['of a municipality', 'place=Guarulhos'],
  ['of a place, by similarity', 'place=Mooca+-+S%C3%A3o+Paulo+(Capital)&sort=likeness'],
  ['of a service', 'family=product'],
  ['of an understood entry', 'entry=motor-basculante'],
  ['of a batch', 'job=JOB'],
  ['similar', 'level=similar'],
  ['almost equal, by title', 'level=almost-equal&sort=title'],
  ['out of search engines', 'level=hidden'],
  ['with figures typed by hand', 'level=typed-figures'],
  ['of some days', 'from=2026-01-01&to=2026-12-31'],
  ['everything at once', 'q=portao&place=Guarulhos&level=hidden&from=2026-01-01&sort=title'],
];

const action = z.object({
  id: z.string(),
  state: z.string(),
  total: z.number(),
  changed: z.number(),
  processed: z.number(),
});
const pageList = z.object({ total: z.number(), items: z.array(z.object({ id: z.string() })) });
const auditList = z.object({ items: z.array(z.object({ action: z.string(), subject: z.string() })) });

type Administrator = Awaited<ReturnType<typeof signIn>>;

/** Titles of the combiner's kind, each once. */
function titlesOf(builtIn: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / builtIn.length);
    const title = builtIn[index % builtIn.length] ?? '';
    return round === 0 ? title : `${title} ${round}`;
  });
}

async function totalOf(administrator: Administrator): Promise<number> {
  return pageList.parse(JSON.parse(await administrator.ask('/api/pages?limit=1'))).total;
}

/** In two batches. @returns the one that made the first half. */
async function fillUp(administrator: Administrator): Promise<string> {
  const jobs = z.object({ items: z.array(z.object({ id: z.string() })) });
  if ((await totalOf(administrator)) < PAGES) {
    const start = performance.now();
    const titles = titlesOf(await administrator.titles(), PAGES);
    for (const half of [titles.slice(0, PAGES / 2), titles.slice(PAGES / 2)]) {
      const id = await administrator.beginBulk(half, 75);
      for (let state = 'queued'; state === 'queued' || state === 'running'; await wait(LOOK_AT_JOB_MS))
        ({ state } = await administrator.bulkJob(id));
    }
    out(`${await totalOf(administrator)} pages after ${Math.round((performance.now() - start) / 1000)} s`);
  }
  return jobs.parse(JSON.parse(await administrator.ask('/api/bulk-jobs'))).items.at(-1)?.id ?? '';
}

async function measureList(administrator: Administrator, job: string): Promise<void> {
  for (const [what, query] of QUERIES) {
    const times: number[] = [];
    let total = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now();
      const text = await administrator.ask(`/api/pages?limit=50&${query.replace('JOB', job)}`);
      times.push(performance.now() - start);
      ({ total } = pageList.parse(JSON.parse(text)));
    }
    const took = median(times);
    note(took < LIST_MOST_MS, `the list ${what}: ${took.toFixed(0)} ms, ${total} pages (under ${LIST_MOST_MS} ms)`);
  }
}

/** The visitor's p99 while nothing is done. */
async function atRest(visitor: Visitor): Promise<number> {
  await visitor.p99();
  await wait(REST_MS);
  return visitor.p99();
}

/** Follows an action, which begins where a rest ended, to its end. @returns what became of it, how long it took and the visitor's p99 meanwhile. */
async function followed(administrator: Administrator, visitor: Visitor, begin: () => Promise<string>) {
  const start = performance.now();
  const begun = action.parse(JSON.parse(await begin()));
  const accepted = performance.now() - start;
  let now = begun;
  while (now.state === 'queued' || now.state === 'running') {
    await wait(lookAgainMs([now]));
    const { items } = z
      .object({ items: z.array(action) })
      .parse(JSON.parse(await administrator.ask('/api/page-actions')));
    now = items.find(({ id }) => id === begun.id) ?? now;
  }
  return { ...now, accepted, seconds: (performance.now() - start) / 1000, p99: await visitor.p99() };
}

/** A visitor's p99 beside the mean of the rests before and after. */
function noteVisitor(what: string, p99: number, around: readonly number[]): void {
  const rest = around.reduce((sum, each) => sum + each, 0) / around.length;
  note(
    p99 < MOST_OF_REST * rest,
    `a visitor's p99 during the ${what}: ${p99.toFixed(2)} ms; at rest ${around.map((each) => each.toFixed(2)).join(' and ')} ms: ${(p99 / rest).toFixed(2)} times (under ${MOST_OF_REST}); load ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function measureActions(administrator: Administrator, origin: string, job: string): Promise<void> {
  const all = await totalOf(administrator);
  // The visitor reads the newest page, which stays.
  const { items } = z
    .object({ items: z.array(z.object({ slug: z.string() })) })
    .parse(JSON.parse(await administrator.ask('/api/pages?limit=1')));
  const visited = [addresses.home, '/cidades/mooca-sao-paulo-capital', addresses.usefulLink(items[0]?.slug ?? '')];
  const visitor = startVisitor(visited.map((path) => origin.replace('localhost', '127.0.0.1') + path));
  try {
    await wait(WARM_MS);
    const start = performance.now();
    const everything = { action: { kind: 'delete' }, selection: { from: 'list', filter: {}, except: [] } };
    await administrator.ask('/api/page-actions/preview', 'POST', everything);
    const previewed = performance.now() - start;
    note(previewed < LIST_MOST_MS, `selection of all ${all}, looked at: ${previewed.toFixed(0)} ms`);
    const quiet = await atRest(visitor);
    const deletion = await followed(administrator, visitor, () =>
      administrator.ask('/api/page-actions', 'POST', {
        ...everything,
        selection: { from: 'list', filter: { job }, except: [] },
      }),
    );
    const left = await totalOf(administrator);
    note(
      deletion.changed === all - left && deletion.changed === (await administrator.bulkJob(job)).success,
      `${deletion.changed} of ${all} pages deleted in ${deletion.seconds.toFixed(0)} s, accepted after ${deletion.accepted.toFixed(0)} ms (${left} left)`,
    );
    note(deletion.accepted < BEGIN_MOST_MS, `the deletion is accepted after ${deletion.accepted.toFixed(0)} ms`);
    const rest = await atRest(visitor);
    noteVisitor('deletion', deletion.p99, [quiet, rest]);
    const undoing = await followed(administrator, visitor, () =>
      administrator.ask(`/api/page-actions/${deletion.id}/undo`, 'POST', {}),
    );
    note(
      (await totalOf(administrator)) === all,
      `${undoing.changed} pages restored in ${undoing.seconds.toFixed(0)} s: ${await totalOf(administrator)} of ${all} stand`,
    );
    noteVisitor('restoring', undoing.p99, [rest, await atRest(visitor)]);
    await noteAudit(administrator, deletion.id, undoing.id);
  } finally {
    visitor.leave();
  }
}

async function noteAudit(administrator: Administrator, deletion: string, undoing: string): Promise<void> {
  const { items } = auditList.parse(JSON.parse(await administrator.ask('/api/record?limit=50')));
  // The undoing's own event names both.
  const of = items.filter(({ subject }) => subject.includes(deletion) || subject.includes(undoing));
  const said = of
    .map((event) => event.action)
    .toSorted()
    .join(', ');
  note(said === 'deleted, finished, finished, undone', `the audit log says: ${said}`);
}

async function databaseOf(engine: Engine) {
  const kept = process.env[engine === 'sqlite' ? 'BENCH_SQLITE' : 'BENCH_POSTGRES'];
  return kept ? { url: kept, remove: async () => undefined } : createEmptyDatabase(engine);
}

const engines = z
  .array(z.enum(['sqlite', 'postgres']))
  .parse((process.env['BENCH_ENGINES'] ?? 'sqlite,postgres').split(','));
for (const engine of engines) {
  out(`\n${engine}, ${PAGES} pages`);
  const database = await databaseOf(engine);
  try {
    const environment = { DATABASE_URL: database.url, ...ADMINISTRATOR_ENVIRONMENT };
    const server = await startServer(environment);
    try {
      const administrator = await signIn(server.origin);
      const job = await fillUp(administrator);
      await measureList(administrator, job);
      await measureActions(administrator, server.origin, job);
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await database.remove();
  }
}
process.exitCode = isMissed ? 1 : 0;
