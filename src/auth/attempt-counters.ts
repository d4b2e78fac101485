import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** From so many failures on, so many seconds must pass before the next attempt. */
export type Waits = readonly (readonly [failures: number, seconds: number])[];

/** Failures older than this are forgotten. */
export const DELETE_AFTER_MS = 60 * 60 * 1000;

export interface Counted {
  /** Not where one must wait already. */
  readonly counted: boolean;
  /** Whether the next one must wait. */
  readonly waits: boolean;
}

export interface AttemptCounters {
  count(transaction: Transaction<Schema>, key: string, waits: Waits): Promise<Counted>;
  takeBack(transaction: Transaction<Schema>, key: string, waits: Waits): Promise<void>;
  /** How long the longest block of these still holds; 0 where none does. */
  secondsToWait(db: Kysely<Schema>, keys: readonly string[]): Promise<number>;
}

/** Counters in the database, held by all processes together, with blocks that grow with the failures. */
export function createAttemptCounters(clock: () => Date): AttemptCounters {
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

  return {
    async count(transaction, key, waits) {
      const now = clock().getTime();
      const failures = sql`case when sign_in_attempts.updated_at < ${iso(now - DELETE_AFTER_MS)} then 1 else sign_in_attempts.failures + 1 end`;
      const steps = waits
        .toReversed()
        .map(([from, seconds]) => sql`when ${failures} >= ${sql.lit(from)} then ${iso(now + seconds * 1000)}`);
      const { rows } = await sql<{ blocked_until: string | null }>`
        insert into sign_in_attempts (key, failures, blocked_until, updated_at) values (${key}, 1, null, ${iso(now)})
        on conflict (key) do update set failures = ${failures}, blocked_until = case ${sql.join(steps, sql` `)} else null end, updated_at = ${iso(now)}
        where sign_in_attempts.blocked_until is null or sign_in_attempts.blocked_until <= ${iso(now)}
        returning blocked_until`.execute(transaction);
      const [row] = rows;
      return { counted: row !== undefined, waits: (row?.blocked_until ?? null) !== null };
    },
    async takeBack(transaction, key, waits) {
      await sql`update sign_in_attempts set failures = failures - 1,
        blocked_until = case when failures - 1 < ${sql.lit(waits[0]?.[0] ?? 1)} then null else blocked_until end
        where key = ${key} and failures > 0`.execute(transaction);
    },
    async secondsToWait(db, keys) {
      const now = clock().getTime();
      const rows = await db
        .selectFrom('sign_in_attempts')
        .selectAll()
        .where('key', 'in', keys)
        .where('blocked_until', '>', iso(now))
        .execute();
      let until = now;
      for (const { key, blocked_until, updated_at } of rows) {
        const began = Date.parse(updated_at);
        let end = Date.parse(blocked_until ?? '');
        if (began > now) {
          // The clock ran ahead when this block was made. It begins now, or it would hold until the clock is there again.
          end = now + (end - began);
          await db
            .updateTable('sign_in_attempts')
            .set({ updated_at: iso(now), blocked_until: iso(end) })
            .where('key', '=', key)
            .where('updated_at', '=', updated_at)
            .execute();
        }
        until = Math.max(until, end);
      }
      return Math.ceil((until - now) / 1000);
    },
  };
}
