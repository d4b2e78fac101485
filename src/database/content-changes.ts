import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** How long a change is kept. Processes read changes several times a second. */
const KEPT_MS = 60 * 60 * 1000;

/**
 * Locks the counter's row until the commit, so that one transaction at a time writes pages. It must be the first statement of such a
 * transaction: a lock that is taken later, between the locks of pages, allows deadlocks.
 */
export async function lockForWrite(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((expression) => ({ version: expression.ref('version') }))
    .where('id', '=', 1)
    .execute();
}

/**
 * Adds a change to the feed, with the tags of the cached responses that it touches. The transaction that makes the change calls it and holds the
 * lock. So versions become visible in their order, and a reader that has seen n never misses n - 1.
 */
export async function appendContentChange(
  transaction: Transaction<Schema>,
  tags: readonly string[],
  now: Date,
): Promise<void> {
  const { version } = await transaction
    .updateTable('content_version')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('content_changes')
    .values({ version, tags: JSON.stringify(tags), changed_at: now.toISOString() })
    .execute();
}

/** The tag of a change that may touch any response. A reader gets it also where changes that it missed are deleted already. */
export const EVERYTHING = '*';

/** A change by its number and its time. Of two copies of a database that were written separately, only one has it. */
export interface NamedChange {
  readonly version: number;
  /** '' where it is not known. */
  readonly changedAt: string;
}

/** What changed, and the last of those changes. */
export interface Changes extends NamedChange {
  readonly tags: readonly string[];
}

export async function currentVersion(db: Kysely<Schema>): Promise<number> {
  const { version } = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return version;
}

/** What changed after `version`, and the version that this brings the reader to. */
export async function listChangesAfter(db: Kysely<Schema>, version: number): Promise<Changes> {
  const newest = await currentVersion(db);
  const rows = await db
    .selectFrom('content_changes')
    .select(['version', 'tags', 'changed_at'])
    .where('version', '>', version)
    .orderBy('version')
    .execute();
  const tags = new Set(rows.flatMap((row) => parseTags(row.tags)));
  const last = rows.at(-1);
  const isGap = rows[0] ? rows[0].version !== version + 1 : newest > version;
  if (isGap) tags.add(EVERYTHING);
  return { version: last?.version ?? newest, changedAt: last?.changed_at ?? '', tags: [...tags] };
}

/**
 * Lists what changed since a change that was seen before a restart. Where this database does not know that change, everything changed: a
 * backup may have been restored.
 */
export async function listChangesSince(db: Kysely<Schema>, seen: NamedChange | null): Promise<Changes> {
  const known =
    seen &&
    (await db
      .selectFrom('content_changes')
      .select('changed_at')
      .where('version', '=', seen.version)
      .executeTakeFirst());
  if (seen && (known?.changed_at === seen.changedAt || seen.version === 0)) return listChangesAfter(db, seen.version);
  const { version, changedAt } = await listChangesAfter(db, (await currentVersion(db)) - 1);
  return { version, changedAt, tags: [EVERYTHING] };
}

function parseTags(text: string): string[] {
  const tags: unknown = JSON.parse(text);
  return Array.isArray(tags) ? tags.map(String) : [];
}

/** Deletes changes that every process has read long ago. It keeps the last one, by which a starting process recognises the database. */
export async function deleteOldChanges(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await db
    .deleteFrom('content_changes')
    .where('changed_at', '<', before)
    .where('version', '<', await currentVersion(db))
    .execute();
}
