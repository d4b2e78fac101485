import { createEmptyDatabase, createFolder } from '../tests/support/test-databases.ts';
import { type KillReport, killRounds } from '../tests/support/kill-rounds.ts';

/**
 * `npm run bench -- kill-rounds`: 100 rounds on each engine (`KILL_ROUNDS` for another number), two processes on PostgreSQL, each of which ends
 * with `kill -9` in the middle of writes of every kind. Prints what was acknowledged and what of it is there once. Ends with 1 when a line is MISSED.
 */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 100);
const SHOWN_EVERY = 10;

const out = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

function acknowledgedIn({ writes }: KillReport): number {
  return writes.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

async function killOn(engine: 'sqlite' | 'postgres'): Promise<boolean> {
  const [database, photos, since] = [await createEmptyDatabase(engine), createFolder(), performance.now()];
  let told = { faults: 0, refused: 0 };
  const report = await killRounds({
    databaseUrl: database.url,
    photosFolder: photos.path,
    processes: engine === 'postgres' ? 2 : 1,
    rounds: ROUNDS,
    onRound(round, sofar) {
      const found = [...sofar.faults.slice(told.faults), ...sofar.refused.slice(told.refused)];
      for (const line of found) out(`${engine}, round ${round}: ${line}`);
      told = { faults: sofar.faults.length, refused: sofar.refused.length };
      if (round % SHOWN_EVERY !== 0) return;
      const { kills, faults, refused } = sofar;
      out(
        `${engine}: ${round} rounds, ${kills} kills, ${acknowledgedIn(sofar)} acknowledged, ${faults.length} faults, ${refused.length} refused, ${seconds(since)} s`,
      );
    },
  });
  await database.remove();
  photos.remove();
  const held = report.faults.length === 0 && report.refused.length === 0;
  out(
    `${held ? 'held  ' : 'MISSED'} ${engine}: ${ROUNDS} rounds, ${report.kills} processes killed, ${acknowledgedIn(report)} acknowledged writes, each there once`,
  );
  for (const { kind, acknowledged, unanswered } of report.writes)
    out(`         ${kind}: ${acknowledged} acknowledged, ${unanswered} cut off`);
  // What the last look found of all rounds together.
  for (const line of report.faults.slice(told.faults)) out(`         ${line}`);
  return held;
}

// Both at once: a round is mostly waiting for a start.
const held = await Promise.all((['sqlite', 'postgres'] as const).map(killOn));
process.exitCode = held.every(Boolean) ? 0 : 1;
