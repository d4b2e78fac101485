import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '../src/business/addresses.ts';
import { postSlug } from '../src/text/slug.ts';
import { signIn } from './signed-in-administrator.ts';
import type { ServerProcess } from '../tests/support/server-process.ts';
import { createVisitor, walk } from './asked-once.ts';
import { CONNECTIONS, load } from './load.ts';
import { median, p99, rounded, type Row } from './row.ts';

/** Times that are measured one visit at a time. */
const ALONE = 100;
const UNSTORED_SECONDS = 15;
const WATCHED_MS = 4000;
const VISIT_EVERY_MS = 5;

const GOAL = {
  newPagesMs: 2000,
  newMedianMs: 5,
  unstored: 600,
  unstoredP99: 100,
  aloneMs: 30,
} as const;

export const pathOf = (title: string) => addresses.usefulLink(postSlug(title));
export const numberOrigin = ({ origin }: ServerProcess) => origin.replace('localhost', '127.0.0.1');

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
export async function measureNewPages(server: ServerProcess, titles: readonly string[], read: string): Promise<Row[]> {
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
export async function measureUnstored(server: ServerProcess, paths: readonly string[]): Promise<Row[]> {
  const origin = numberOrigin(server);
  const alone = await visitAlone(origin, paths.slice(0, ALONE));
  const all = await load(origin, { seconds: UNSTORED_SECONDS, script: walk('unstored', paths.slice(ALONE)) });
  return [
    {
      what: `Nothing stored: ${paths.length.toLocaleString('en')} pages in random order right after a change of facts, ${CONNECTIONS} connections`,
      figure: `${rounded(all.perSecond)} a second, p99 ${all.p99.toFixed(0)} ms; alone no first byte later than ${alone.slowestFirstByte.toFixed(1)} ms, median ${alone.median.toFixed(1)} ms`,
      goal: `at least ${GOAL.unstored} a second, p99 under ${GOAL.unstoredP99} ms, first byte within ${GOAL.aloneMs} ms`,
      held: all.perSecond >= GOAL.unstored && all.p99 < GOAL.unstoredP99 && alone.slowestFirstByte <= GOAL.aloneMs,
    },
  ];
}
