import { openDatabase } from '../../src/database/connect.ts';
import { countMarks, findFaults, type Kind, KINDS, type Write } from './acknowledged-writes.ts';
import { callerAt, letters, type Round, writeMixed } from './mixed-writers.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A server, or two on one database, killed in the middle of writes of every kind, again and again. Knows no test runner. */

const CREDENTIALS = { email: 'ana@exemplo.com.br', password: 'três palavras soltas' };
/** A round ends after so many acknowledgements at least, and at most. */
const [LEAST, MOST] = [4, 40];
const MORE = 5;

export interface KillRounds {
  readonly databaseUrl: string;
  readonly photosFolder: string;
  /** How many work on the database; more than one on PostgreSQL alone. */
  readonly processes: 1 | 2;
  /** At least. While a kind of write was never acknowledged longer ones follow, up to `MORE` times as many. */
  readonly rounds: number;
  readonly onRound?: (round: number, report: KillReport) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly writes: readonly { readonly kind: Kind; readonly acknowledged: number; readonly unanswered: number }[];
  /** What was acknowledged and is not there once, or was not and is there twice. */
  readonly faults: readonly string[];
  /** What a living server refused. */
  readonly refused: readonly string[];
}

async function signIn({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Whom a round kills: the first, the second, or both. */
function victimsOf(servers: readonly ServerProcess[], round: number): ServerProcess[] {
  return servers.filter((_, index) => servers.length === 1 || round % 3 === 2 || round % 3 === index);
}

async function sendAgain(writes: readonly Write[], refused: string[]): Promise<void> {
  for (const { again, acknowledged, kind, key } of writes)
    if (!acknowledged)
      await again?.().catch((error: unknown) => refused.push(`${kind} ${key} again: ${String(error)}`));
}

export async function killRounds({ databaseUrl, photosFolder, processes, rounds, onRound }: KillRounds) {
  const [EMAIL, PASSWORD] = [CREDENTIALS.email, CREDENTIALS.password];
  const environment = { PHOTOS_DIR: photosFolder, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
  // Started again where it was: what was on its way is sent again to the same address.
  const begin = (port?: string) =>
    startServer({ DATABASE_URL: databaseUrl, ...environment, ...(port !== undefined && { PORT: port }) });
  const servers = [await begin()];
  if (processes === 2) servers.push(await begin());
  const [first] = servers;
  const cookie = first ? await signIn(first) : '';
  const all: Write[] = [];
  const faults: string[] = [];
  const refused: string[] = [];
  let kills = 0;

  async function look(writes: readonly Write[], round: string): Promise<void> {
    const database = openDatabase(databaseUrl, () => undefined);
    faults.push(...findFaults(writes, await countMarks(database.db, photosFolder, round)));
    await database.close();
  }

  const report = (): KillReport => ({
    kills,
    faults,
    refused,
    writes: KINDS.map((kind) => {
      const own = all.filter((write) => write.kind === kind);
      const acknowledged = own.filter((write) => write.acknowledged).length;
      return { kind, acknowledged, unanswered: own.length - acknowledged };
    }),
  });

  async function runRound(number: number): Promise<void> {
    const victims = victimsOf(servers, number);
    const longer = 1 + Math.floor(number / rounds);
    const until = LEAST + Math.floor(Math.random() * (MOST - LEAST) * longer);
    const gone: Promise<unknown>[] = [];
    let left = until;
    const round: Round = {
      name: letters().slice(0, 12),
      writes: [],
      refused,
      goesOn: () => left > 0,
      onAcknowledged() {
        left -= 1;
        if (left !== 0) return;
        for (const victim of victims) gone.push(victim.end('SIGKILL'));
        kills += victims.length;
      },
    };
    await writeMixed(
      servers.map(({ origin }) => callerAt(origin, cookie, refused)),
      round,
    );
    await Promise.all(gone);
    all.push(...round.writes);
    for (const victim of victims) servers[servers.indexOf(victim)] = await begin(new URL(victim.origin).port);
    await look(round.writes, round.name);
    await sendAgain(round.writes, refused);
    await look(round.writes, round.name);
    onRound?.(number + 1, report());
  }

  try {
    const lacksAKind = () => report().writes.some(({ acknowledged }) => acknowledged === 0);
    for (let number = 0; number < rounds || (number < rounds * MORE && lacksAKind()); number += 1)
      await runRound(number);
    await look(all, '');
    return report();
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}
