import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Trouble, troubleOf } from './database-trouble.ts';
import type { Schema } from './schema.ts';

/** Readiness is asked for by machines that wait for no one. */
const ANSWER_WITHIN_MS = 1000;
/** However often it is asked for, it costs one small write a second; between two of them the database is read. */
const WRITE_EVERY_MS = 1000;

/** Asks the database to take a write, in a row that is for this alone. @returns what keeps it from taking one, null where it does. */
export function createReadiness(db: Kysely<Schema>): () => Promise<Trouble | null> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<Trouble | null> | null = null;

  async function write(): Promise<void> {
    const at = new Date().toISOString();
    await db
      .insertInto('upkeep')
      .values({ name: 'readiness', at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute();
    writtenAt = performance.now();
  }

  async function look(): Promise<Trouble | null> {
    try {
      await (performance.now() - writtenAt < WRITE_EVERY_MS ? sql`select 1`.execute(db) : write());
      return null;
    } catch (error) {
      return troubleOf(error) ?? 'away';
    } finally {
      underWay = null;
    }
  }

  return async () => {
    underWay ??= look();
    return Promise.race([underWay, wait(ANSWER_WITHIN_MS, 'busy' as const, { ref: false })]);
  };
}
