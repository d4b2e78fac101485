import type { Kysely } from 'kysely';
import { lockForWrite } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { isPhotoUsed } from './portfolio-reads.ts';
import { forgetUnused, listUnused, noteUnused } from './unused-photos.ts';

/** How long a deletion can be taken back; afterwards the disk is free of it. */
export const UNDO_WITHIN_MS = 10 * 60 * 1000;
const LOOK_EVERY_MS = 60_000;
/** What another machine left unfinished is known by its age alone. */
const CLEAN_EVERY_MS = 60 * 60 * 1000;
/** Longer than any photo takes to be sent and told to the database, on whichever machine. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

export interface DeletedJobsDependencies {
  readonly db: Kysely<Schema>;
  readonly photos: PhotoStore;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

export interface DeletedJobs {
  start(): void;
  /** Empties the jobs whose deletion can no longer be taken back. */
  run(): Promise<void>;
  /** Frees what ended processes left, and what could not be erased before. */
  clean(): Promise<void>;
  stop(): Promise<void>;
}

/** Removes a photo that no job has any more. Whoever takes the same photo into use meanwhile comes before or after, and then stores it again. */
export async function removeUnused(db: Kysely<Schema>, photos: PhotoStore, hash: string): Promise<void> {
  if (await isPhotoUsed(db, hash)) return forgetUnused(db, hash);
  const isDone = await photos.remove(hash, (leave) =>
    db.transaction().execute(async (transaction) => {
      await lockForWrite(transaction);
      if (!(await isPhotoUsed(transaction, hash))) await leave();
    }),
  );
  if (isDone) await forgetUnused(db, hash);
}

/** The row stays for its address, which answers 410; what was told in it does not. */
async function empty(db: Kysely<Schema>, id: string, before: string, now: Date): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    const nothing = { motor: '', found: '', done: '', quote: '', quote_by: '', consent_how: '', consent_on: null };
    const { numUpdatedRows } = await transaction
      .updateTable('portfolio_jobs')
      .set({ ...nothing, created_by: '', changed_by: '' })
      .where('id', '=', id)
      // It may have been brought back since it was found.
      .where('deleted_at', '<', before)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return [];
    await transaction.deleteFrom('customer_words').where('job_id', '=', id).execute();
    const gone = await transaction.deleteFrom('portfolio_photos').where('job_id', '=', id).returning('hash').execute();
    const names = [...new Set(gone.map(({ hash }) => hash))];
    await noteUnused(transaction, names, now);
    return names;
  });
}

/** Frees the disk of what was deleted, and of what an ended process left half done. */
export function createDeletedJobs({ db, photos, clock, onError }: DeletedJobsDependencies): DeletedJobs {
  let looking: NodeJS.Timeout | undefined;
  let cleaning: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const now = clock();
    const before = new Date(now.getTime() - UNDO_WITHIN_MS).toISOString();
    const rows = await db
      .selectFrom('portfolio_jobs')
      .select('id')
      .where('deleted_at', '<', before)
      .where('created_by', '!=', '')
      .execute();
    for (const { id } of rows)
      for (const hash of await empty(db, id, before, now)) await removeUnused(db, photos, hash);
  }

  async function clean(): Promise<void> {
    const remove = (hash: string) => removeUnused(db, photos, hash);
    await photos.clean(clock(), remove);
    for (const hash of await listUnused(db, new Date(clock().getTime() - SETTLED_AFTER_MS))) await remove(hash);
  }

  const then = (work: () => Promise<void>) => void (running = running.then(work).catch(onError));

  return {
    start() {
      then(clean);
      looking = setInterval(() => then(run), LOOK_EVERY_MS).unref();
      cleaning = setInterval(() => then(clean), CLEAN_EVERY_MS).unref();
    },
    run,
    clean,
    async stop() {
      clearInterval(looking);
      clearInterval(cleaning);
      await running;
    },
  };
}
