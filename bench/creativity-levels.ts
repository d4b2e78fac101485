import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './signed-in-administrator.ts';
import { PLACE } from './kinds-of-page.ts';
import { p99, type Row } from './row.ts';

const QUIET_MS = 1500;
const GOAL_MS = 20;

export interface Similarity {
  readonly worst: number;
  readonly mean: number;
}

export function summarize(similarities: readonly number[]): Similarity {
  return {
    worst: Math.max(...similarities),
    mean: similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length,
  };
}

/** Reads a page again and again. @returns milliseconds of each visit. */
async function visit(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const before = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - before);
  }
  return times;
}

/** The same titles once more at the greatest creativity, in a database of their own, while somebody reads a page. */
export async function measureCreativity(
  databaseUrl: string,
  titles: readonly string[],
  calmer: Similarity,
): Promise<Row[]> {
  const server = await startServer({ DATABASE_URL: databaseUrl, ...ADMINISTRATOR_ENVIRONMENT });
  try {
    const administrator = await signIn(server.origin);
    const url = server.origin + PLACE;
    await (await fetch(url)).arrayBuffer();
    const start = performance.now();
    const quiet = await visit(url, () => performance.now() - start > QUIET_MS);
    let isDone = false;
    const making = administrator.createInBulk(titles, 100).finally(() => (isDone = true));
    const busy = await visit(url, () => isDone);
    const { success } = await making;
    const wild = summarize(await administrator.similarities());
    return [
      {
        what: `Visitors' p99 while ${titles.length} pages are made`,
        figure: `${p99(busy).toFixed(1)} ms over ${busy.length} visits (${p99(quiet).toFixed(1)} ms alone before)`,
        goal: `at most doubled, or under ${GOAL_MS} ms`,
        held: success === titles.length && p99(busy) < Math.max(GOAL_MS, 2 * p99(quiet)),
      },
      {
        what: 'Similarity at creativity 100, same titles',
        figure: `worst ${wild.worst.toFixed(3)}, mean ${wild.mean.toFixed(3)}; at 75 worst ${calmer.worst.toFixed(3)}, mean ${calmer.mean.toFixed(3)}`,
        goal: 'neither higher than at 75',
        held: wild.mean <= calmer.mean && wild.worst <= calmer.worst,
      },
    ];
  } finally {
    await server.end('SIGTERM');
  }
}
