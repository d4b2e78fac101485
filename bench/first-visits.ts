import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '../src/business/addresses.ts';
import { postSlug } from '../src/text/slug.ts';
import { freePort, startServer, type ServerProcess } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';
import { createVisitor, mixed, shuffled, walk } from './asked-once.ts';
import { CONNECTIONS, load } from './load.ts';
import { startNginx } from './peers.ts';
import { residentMegabytes } from './resident-memory.ts';
import { median, p99, type Row } from './row.ts';

/** More than memory holds; fewer by `FIRST_VISITS_PAGES`, for a look. */
const PAGES = Number(process.env['FIRST_VISITS_PAGES'] ?? 20_000);
const NEW_PAGES = 500;
/** Times that are measured one visit at a time. */
const ALONE = 100;
const HOT_SHARE = 0.05;
const HOT_VISITS = 0.8;
/** Short enough that nothing is asked for twice. */
const STORED_SECONDS = 1;
const UNSTORED_SECONDS = 15;
const MIXED_SECONDS = 10;
const WARM_SECONDS = 3;
const ROUNDS = 3;
const WATCHED_MS = 4000;
const VISIT_EVERY_MS = 5;

const GOAL = {
  newPagesMs: 2000,
  newMedianMs: 5,
  stored: 5000,
  storedShare: 0.25,
  unstored: 600,
  unstoredP99: 100,
  aloneMs: 30,
  mixedP99: 20,
  megabytes: 180,
  warmShare: 0.5,
} as const;

const pathOf = (title: string) => addresses.usefulLink(postSlug(title));
const rounded = (rate: number) => Math.round(rate).toLocaleString('en');
const numberOrigin = ({ origin }: ServerProcess) => origin.replace('localhost', '127.0.0.1');

/** One visit after the other. @returns the slowest first byte and the median of the whole. */
async function visitAlone(origin: string, paths: readonly string[]) {
  const visitor = createVisitor(1);
  const visits = [];
  for (const path of paths) visits.push(await visitor.visit(origin + path));
  visitor.close();
  return {
    median: median(visits.map(({ last }) => last)),
    slowestFirstByte: Math.max(...visits.map(({ first }) => first)),
  };
}

/** A page in memory, read again and again. @returns the p99 in milliseconds. */
async function watch(url: string): Promise<number> {
  const visitor = createVisitor(1);
  const times: number[] = [];
  for (const start = performance.now(); performance.now() - start < WATCHED_MS; await wait(VISIT_EVERY_MS))
    times.push((await visitor.visit(url)).last);
  visitor.close();
  return p99(times);
}

/** 500 pages of a job: made, served each once, and their finished forms following while somebody reads. */
async function measureNewPages(server: ServerProcess, titles: readonly string[], read: string): Promise<Row[]> {
  const origin = numberOrigin(server);
  const administrator = await signIn(server.origin);
  const [asked, alone] = [titles.slice(ALONE), titles.slice(0, ALONE)];
  await watch(origin + read);
  const quiet = await watch(origin + read);
  const { milliseconds } = await administrator.createInBulk(titles, 75);
  const single = await visitAlone(origin, alone.map(pathOf));
  const visitor = createVisitor(CONNECTIONS);
  const start = performance.now();
  await visitor.visitAll(origin, asked.map(pathOf), () => undefined);
  const served = performance.now() - start;
  visitor.close();
  const following = await watch(origin + read);
  return [
    {
      what: `${asked.length} new pages until every one was served, ${CONNECTIONS} connections`,
      figure: `${Math.round(served)} ms after the job's ${Math.round(milliseconds)} ms`,
      goal: `at most ${GOAL.newPagesMs.toLocaleString('en')} ms`,
      held: served <= GOAL.newPagesMs,
    },
    {
      what: 'First visit of a new page, alone',
      figure: `${single.median.toFixed(1)} ms (median of ${ALONE})`,
      goal: `at most ${GOAL.newMedianMs} ms`,
      held: single.median <= GOAL.newMedianMs,
    },
    {
      what: "A reader's p99 while finished forms follow",
      figure: `${following.toFixed(1)} ms (${quiet.toFixed(1)} ms before)`,
      goal: 'at most doubled, or under 20 ms',
      held: following <= Math.max(20, 2 * quiet),
    },
  ];
}

/** Nothing stored of these facts: every page is rendered and compressed while its visitor waits. */
async function measureUnstored(server: ServerProcess, paths: readonly string[]): Promise<Row[]> {
  const origin = numberOrigin(server);
  const alone = await visitAlone(origin, paths.slice(0, ALONE));
  const all = await load(origin, { seconds: UNSTORED_SECONDS, script: walk('unstored', paths.slice(ALONE)) });
  return [
    {
      what: `Nothing stored: ${PAGES.toLocaleString('en')} pages in random order right after a change of facts, ${CONNECTIONS} connections`,
      figure: `${rounded(all.perSecond)} a second, p99 ${all.p99.toFixed(0)} ms; alone no first byte later than ${alone.slowestFirstByte.toFixed(1)} ms, median ${alone.median.toFixed(1)} ms`,
      goal: `at least ${GOAL.unstored} a second, p99 under ${GOAL.unstoredP99} ms, first byte within ${GOAL.aloneMs} ms`,
      held: all.perSecond >= GOAL.unstored && all.p99 < GOAL.unstoredP99 && alone.slowestFirstByte <= GOAL.aloneMs,
    },
  ];
}

/**
 * Sites larger than memory: what a visit costs to a page that is not in memory, with and without its stored form, beside nginx with the same
 * bytes as files.
 */
export async function measureFirstVisits(databaseUrl: string): Promise<Row[]> {
  // Pages name their own address: on another port each would be another text.
  const environment = { DATABASE_URL: databaseUrl, ...ADMINISTRATOR_ENVIRONMENT, PORT: String(await freePort()) };
  const titles = Array.from({ length: PAGES }, (_, index) => `Motor de portão ${index + 1}`);
  const paths = shuffled(titles.map(pathOf));

  const maker = await startServer(environment);
  const administrator = await signIn(maker.origin);
  await administrator.createInBulk(titles, 75);
  const made = await measureNewPages(
    maker,
    Array.from({ length: NEW_PAGES }, (_, index) => `Instalação de motor de portão ${index + 1}`),
    paths[0] ?? '/',
  );
  await administrator.publishPhone('551140000001');
  await maker.end('SIGTERM');

  const unstoring = await startServer(environment);
  const unstored = await measureUnstored(unstoring, paths);
  const visitor = createVisitor(CONNECTIONS);
  const forms = new Map<string, Buffer>();
  await visitor.visitAll(numberOrigin(unstoring), paths, (path, { body }) => forms.set(path, body));
  visitor.close();
  await unstoring.end('SIGTERM');

  const nginx = await startNginx('', paths, async (url) => forms.get(url) ?? Buffer.alloc(0));
  forms.clear();
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  let server = await startServer(environment);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Until what answers is compiled; on pages that are not asked for again.
      const [first, second] = [paths.slice(0, PAGES / 2), paths.slice(PAGES / 2)];
      const script = walk('stored', second);
      await load(numberOrigin(server), { seconds: WARM_SECONDS, script: walk('stored-warm', first) });
      const ours = await load(numberOrigin(server), { seconds: STORED_SECONDS, script });
      const theirs = await load(nginx.origin, { seconds: STORED_SECONDS, script });
      rounds.push({ ours: ours.perSecond, theirs: theirs.perSecond });
      await server.end('SIGTERM');
      server = await startServer(environment);
    }
    const origin = numberOrigin(server);
    const [hot, others] = [paths.slice(0, PAGES * HOT_SHARE), paths.slice(PAGES * HOT_SHARE)];
    const both = mixed('mixed', hot, others, HOT_VISITS);
    await load(origin, { seconds: WARM_SECONDS, script: both });
    const reader = await load(origin, { seconds: MIXED_SECONDS, script: both });
    const nginxReader = await load(nginx.origin, { seconds: WARM_SECONDS, script: both });
    const warm = walk('warm', hot.slice(0, NEW_PAGES));
    await load(origin, { seconds: WARM_SECONDS, script: warm });
    const warmShares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await load(origin, { seconds: WARM_SECONDS, script: warm });
      warmShares.push(ours.perSecond / (await load(nginx.origin, { seconds: WARM_SECONDS, script: warm })).perSecond);
    }
    const memory = residentMegabytes(server.pid);
    const [ours, theirs, share] = [
      median(rounds.map((round) => round.ours)),
      median(rounds.map((round) => round.theirs)),
      median(rounds.map((round) => round.ours / round.theirs)),
    ];
    return [
      ...made,
      ...unstored,
      {
        what: `Stored forms, never in memory: ${PAGES.toLocaleString('en')} pages in random order after a start, ${CONNECTIONS} connections`,
        figure: `${rounded(ours)} a second; nginx's files ${rounded(theirs)}: ${share.toFixed(2)} of it (median of ${ROUNDS} rounds)`,
        goal: `at least ${GOAL.stored.toLocaleString('en')} a second and a quarter of nginx's files`,
        held: ours >= GOAL.stored && share >= GOAL.storedShare,
      },
      {
        what: 'Mixed reader: 80 % of visits to 5 % of the pages, a crawler over all others',
        figure: `${rounded(reader.perSecond)} a second, p99 ${reader.p99.toFixed(1)} ms; nginx ${rounded(nginxReader.perSecond)}, p99 ${nginxReader.p99.toFixed(1)} ms`,
        goal: `p99 under ${GOAL.mixedP99} ms`,
        held: reader.p99 < GOAL.mixedP99,
      },
      {
        what: `Warm rate over ${NEW_PAGES} of these pages`,
        figure: `${median(warmShares).toFixed(2)} of nginx's (median of ${ROUNDS} rounds)`,
        goal: "at least half of nginx's",
        held: median(warmShares) >= GOAL.warmShare,
      },
      {
        what: `Memory after all of it, ${PAGES.toLocaleString('en')} pages`,
        figure: `${Math.round(memory)} MB`,
        goal: `under ${GOAL.megabytes} MB`,
        held: memory < GOAL.megabytes,
      },
    ];
  } finally {
    await Promise.all([nginx.stop(), server.end('SIGTERM')]);
  }
}
