import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startServer, type ServerProcess } from '../tests/support/server-process.ts';
import { mixed, walk } from './asked-once.ts';
import { numberOrigin } from './first-renders.ts';
import { CONNECTIONS, load, type Load } from './load.ts';
import type { Peer } from './peers.ts';
import { residentMegabytes } from './resident-memory.ts';
import { median, rounded, type Row } from './row.ts';

const HOT_SHARE = 0.05;
const HOT_VISITS = 0.8;
const WARM_PAGES = 500;
/** Short enough that nothing is asked for twice. */
const STORED_SECONDS = 1;
const MIXED_SECONDS = 10;
const WARM_SECONDS = 3;
const ROUNDS = 3;

const GOAL = { stored: 5000, storedShare: 0.25, mixedP99: 20, megabytes: 180, warmShare: 0.5 } as const;

const manifest = z.object({ version: z.string() });
const { version } = manifest.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'astro/node_modules/astro/package.json'), 'utf8')),
);
const ASTRO = `Astro ${version} behind nginx`;

/** Who answers beside us: nginx has the same bytes as files, Astro renders from pages in a database. */
export interface Peers {
  readonly nginx: Peer;
  readonly astro: Peer;
}

/** Astro's pages are compressed by nginx, which knows no brotli. */
const loadAstro = ({ astro }: Peers, seconds: number, script: string) =>
  load(astro.origin, { seconds, script, accepts: 'gzip' });

interface Round {
  readonly ours: number;
  readonly theirs: number;
  readonly astro: number;
}

/** Pages that are asked for once each by a server that has just started. @param warming other pages, until what answers is compiled. */
async function measureRound(
  server: ServerProcess,
  peers: Peers,
  warming: readonly string[],
  asked: readonly string[],
): Promise<Round> {
  const [warm, script] = [walk('stored-warm', warming), walk('stored', asked)];
  await load(numberOrigin(server), { seconds: WARM_SECONDS, script: warm });
  const ours = await load(numberOrigin(server), { seconds: STORED_SECONDS, script });
  const theirs = await load(peers.nginx.origin, { seconds: STORED_SECONDS, script });
  await loadAstro(peers, WARM_SECONDS, warm);
  const astro = await loadAstro(peers, STORED_SECONDS, script);
  return { ours: ours.perSecond, theirs: theirs.perSecond, astro: astro.perSecond };
}

function storedRow(rounds: readonly Round[], pages: number): Row {
  const [ours, theirs, astro, share, timesAstro] = [
    median(rounds.map((round) => round.ours)),
    median(rounds.map((round) => round.theirs)),
    median(rounds.map((round) => round.astro)),
    median(rounds.map((round) => round.ours / round.theirs)),
    median(rounds.map((round) => round.ours / round.astro)),
  ];
  return {
    what: `Stored forms, never in memory: ${pages.toLocaleString('en')} pages in random order after a start, ${CONNECTIONS} connections`,
    figure: `${rounded(ours)} a second; nginx's files ${rounded(theirs)}: ${share.toFixed(2)} of it; ${ASTRO} ${rounded(astro)}: ${timesAstro.toFixed(1)} times that (median of ${ROUNDS} rounds)`,
    goal: `at least ${GOAL.stored.toLocaleString('en')} a second and a quarter of nginx's files`,
    held: ours >= GOAL.stored && share >= GOAL.storedShare,
  };
}

async function mixedRow(origin: string, peers: Peers, hot: readonly string[], others: readonly string[]): Promise<Row> {
  const script = mixed('mixed', hot, others, HOT_VISITS);
  await load(origin, { seconds: WARM_SECONDS, script });
  const reader = await load(origin, { seconds: MIXED_SECONDS, script });
  const nginx = await load(peers.nginx.origin, { seconds: WARM_SECONDS, script });
  const astro = await loadAstro(peers, WARM_SECONDS, script);
  const told = (of: Load) => `${rounded(of.perSecond)}${of === reader ? ' a second' : ''}, p99 ${of.p99.toFixed(1)} ms`;
  return {
    what: 'Mixed reader: 80 % of visits to 5 % of the pages, a crawler over all others',
    figure: `${told(reader)}; nginx ${told(nginx)}; ${ASTRO} ${told(astro)}`,
    goal: `p99 under ${GOAL.mixedP99} ms`,
    held: reader.p99 < GOAL.mixedP99,
  };
}

async function warmRow(origin: string, { nginx }: Peers, paths: readonly string[]): Promise<Row> {
  const script = walk('warm', paths);
  await load(origin, { seconds: WARM_SECONDS, script });
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await load(origin, { seconds: WARM_SECONDS, script });
    shares.push(ours.perSecond / (await load(nginx.origin, { seconds: WARM_SECONDS, script })).perSecond);
  }
  return {
    what: `Warm rate over ${paths.length} of these pages`,
    figure: `${median(shares).toFixed(2)} of nginx's (median of ${ROUNDS} rounds)`,
    goal: "at least half of nginx's",
    held: median(shares) >= GOAL.warmShare,
  };
}

/** @param paths of pages whose finished forms are stored, in no order. */
export async function measureStoredForms(
  environment: Parameters<typeof startServer>[0],
  paths: readonly string[],
  peers: Peers,
): Promise<Row[]> {
  const rounds: Round[] = [];
  const [first, second] = [paths.slice(0, paths.length / 2), paths.slice(paths.length / 2)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(environment);
    try {
      rounds.push(await measureRound(server, peers, first, second));
    } finally {
      await server.end('SIGTERM');
    }
  }
  const server = await startServer(environment);
  try {
    const origin = numberOrigin(server);
    const [hot, others] = [paths.slice(0, paths.length * HOT_SHARE), paths.slice(paths.length * HOT_SHARE)];
    const reader = await mixedRow(origin, peers, hot, others);
    const warm = await warmRow(origin, peers, hot.slice(0, WARM_PAGES));
    const memory = residentMegabytes(server.pid);
    return [
      storedRow(rounds, paths.length),
      reader,
      warm,
      {
        what: `Memory after all of it, ${paths.length.toLocaleString('en')} pages`,
        figure: `${Math.round(memory)} MB`,
        goal: `under ${GOAL.megabytes} MB`,
        held: memory < GOAL.megabytes,
      },
    ];
  } finally {
    await server.end('SIGTERM');
  }
}
