import type { Kysely, Transaction } from 'kysely';
import { currentVersion, listChangesAfter } from '../database/content-changes.ts';
import { isLeaseOver } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { slugsOfTags } from '../pages/page-tags.ts';
import { indexabilityOf } from '../pages/sitemap-store.ts';

/** Slugs looked up, and rows written, in one statement. */
const AT_ONCE = 1000;
/** How long announcements and their results are kept. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface Waiting {
  readonly id: string;
  readonly address: string;
  readonly attempts: number;
}

/** Takes or renews the lease, so that one of several processes announces. @returns whether this process holds it. */
export async function holdLease(db: Kysely<Schema>, worker: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcer')
    .set({ worker, lease_until: until.toISOString() })
    .where('id', '=', 1)
    .where((row) =>
      row.or([
        row('worker', '=', worker),
        row('lease_until', 'is', null),
        isLeaseOver(now, until.getTime() - now.getTime()),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function releaseLease(db: Kysely<Schema>, worker: string): Promise<void> {
  await db.updateTable('announcer').set({ worker: null, lease_until: null }).where('worker', '=', worker).execute();
}

/**
 * Puts what changed since the last time into the queue. The changes are written in the transactions that make them, so none is
 * missed; before the first time there is nothing to announce.
 *
 * @param addressOf a slug's page, absolute
 */
export function collectChanges(db: Kysely<Schema>, addressOf: (slug: string) => string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const announcer = await transaction
      .selectFrom('announcer')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const known = announcer.version ?? (await currentVersion(transaction));
    const { version, tags } = await listChangesAfter(transaction, known);
    if (version === announcer.version) return;
    const slugs = slugsOfTags(tags);
    for (let start = 0; start < slugs.length; start += AT_ONCE)
      await enqueue(transaction, slugs.slice(start, start + AT_ONCE), addressOf, now);
    await transaction.updateTable('announcer').set({ version }).where('id', '=', 1).execute();
  });
}

/** A page that may not be indexed is not announced; one that is gone is, for its address now says so. */
async function enqueue(
  transaction: Transaction<Schema>,
  slugs: readonly string[],
  addressOf: (slug: string) => string,
  now: Date,
): Promise<void> {
  const indexability = await indexabilityOf(transaction, slugs);
  const time = now.toISOString();
  const rows = slugs
    .filter((slug) => indexability.get(slug) !== false)
    .map((slug) => ({
      id: timeOrderedId(),
      address: addressOf(slug),
      state: 'waiting' as const,
      queued_at: time,
      attempts: 0,
      next_attempt_at: time,
      answered_at: null,
      answer: null,
    }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('announcements')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listDue(db: Kysely<Schema>, now: Date, limit: number): Promise<Waiting[]> {
  return db
    .selectFrom('announcements')
    .select(['id', 'address', 'attempts'])
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

interface Outcome {
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly answer: string;
  readonly nextAttemptAt: Date;
}

/** What came of one try for these announcements. */
export async function saveOutcome(
  db: Kysely<Schema>,
  tried: readonly Waiting[],
  { state, answer, nextAttemptAt }: Outcome,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < tried.length; start += AT_ONCE) {
      const ids = tried.slice(start, start + AT_ONCE).map(({ id }) => id);
      await transaction
        .updateTable('announcements')
        .set((expression) => ({
          state,
          answer,
          answered_at: now.toISOString(),
          next_attempt_at: nextAttemptAt.toISOString(),
          attempts: expression('attempts', '+', 1),
        }))
        .where('id', 'in', ids)
        .execute();
    }
  });
}

export async function deleteOldAnnouncements(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.deleteFrom('announcements').where('state', '!=', 'waiting').where('answered_at', '<', before).execute();
}
