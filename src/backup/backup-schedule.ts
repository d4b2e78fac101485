import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { isLeaseOver } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import { CopyNotSent } from './copy-not-sent.ts';

const LOOK_EVERY_MS = 60_000;
const FIRST_LOOK_MS = 10_000;
/** Longer than the time between two looks: while a copy is made the claim is renewed with each. */
const LEASE_MS = 5 * 60_000;
/** The copy is in a folder of this machine: another one cannot send it. */
const UNSENT = `unsent on ${hostname()}`;
const HOUR_MS = 60 * 60 * 1000;

export interface BackupScheduleDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly everyHours: number;
  /** Makes one copy. @throws with the reason; CopyNotSent where only the sending failed. @param stopping breaks it off. */
  readonly backup: (stopping: AbortSignal) => Promise<void>;
  /** Sends the newest copy that is made. @throws with the reason. @param stopping breaks it off. */
  readonly send: (stopping: AbortSignal) => Promise<void>;
  /** Told of each further sending that failed; of the first one `onError` was told. */
  readonly onStillUnsent: (error: unknown) => void;
  readonly onDone: () => void;
  /** Told, with each failure, when the last copy was made, once it is more than two turns ago. */
  readonly onOld: (at: string) => void;
  readonly onError: (error: unknown) => void;
}

export interface BackupSchedule {
  start(): void;
  /** Makes a copy if one is due and no other process makes it. @returns whether it made one, or sent one that was made before. */
  look(): Promise<boolean>;
  /** Breaks off the copy under way, which another process makes. */
  stop(): Promise<void>;
}

/** Of all processes on one database, one makes the copies. A copy that failed, or the sending of one that was made, is tried again when its claim has run out. */
export function createBackupSchedule(dependencies: BackupScheduleDependencies): BackupSchedule {
  const { db, clock, backup, send, onDone, onError, onStillUnsent } = dependencies;
  const worker = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();

  async function look(): Promise<boolean> {
    const now = clock();
    const isDue = await claimDue(dependencies, worker, now);
    if (!isDue && !(await claimUnsent(dependencies, worker, now))) return false;
    const ours = db.updateTable('upkeep').where('name', '=', 'backup').where('worker', '=', worker);
    const hold = () =>
      void ours
        .set({ lease_until: leaseFrom(clock()) })
        .execute()
        .catch(onError);
    const holding = setInterval(hold, LOOK_EVERY_MS).unref();
    try {
      await (isDue ? backup : send)(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) {
        if (!isDue) {
          onStillUnsent(error);
          return false;
        }
        // The claim stays: the sending is tried again when it has run out.
        if (error instanceof CopyNotSent) await ours.set({ at: now.toISOString(), says: UNSENT }).execute();
        else await tellWhereOld(dependencies, now);
        throw error;
      }
      await ours.set({ worker: null, lease_until: null }).execute();
      return false;
    } finally {
      clearInterval(holding);
    }
    const made = isDue ? { at: now.toISOString() } : {};
    await ours.set({ ...made, says: null, worker: null, lease_until: null }).execute();
    onDone();
    return true;
  }

  function lookLater(delay: number): void {
    timer = setTimeout(() => {
      looking = look()
        .catch(onError)
        .finally(() => timer && lookLater(LOOK_EVERY_MS));
    }, delay).unref();
  }

  return {
    start: () => lookLater(FIRST_LOOK_MS),
    look,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      stopping.abort();
      await looking;
    },
  };
}

async function tellWhereOld({ db, everyHours, onOld }: BackupScheduleDependencies, now: Date): Promise<void> {
  const last = await db.selectFrom('upkeep').select('at').where('name', '=', 'backup').executeTakeFirst();
  if (last?.at && now.getTime() - Date.parse(last.at) > 2 * everyHours * HOUR_MS) onOld(last.at);
}

/** @returns whether a copy is due and this process is the one that makes it. */
async function claimDue({ db, everyHours }: BackupScheduleDependencies, worker: string, now: Date): Promise<boolean> {
  await db
    .insertInto('upkeep')
    .values({ name: 'backup', at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const due = new Date(now.getTime() - everyHours * HOUR_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable('upkeep')
    .set({ worker, lease_until: leaseFrom(now) })
    .where('name', '=', 'backup')
    // A time to come was written by a clock that ran ahead.
    .where((row) => row.or([row('at', 'is', null), row('at', '<=', due), row('at', '>', now.toISOString())]))
    .where((row) => row.or([row('lease_until', 'is', null), isLeaseOver(now, LEASE_MS)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the copy that was made last waits to be sent and this process is the one that sends it. */
async function claimUnsent({ db }: BackupScheduleDependencies, worker: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upkeep')
    .set({ worker, lease_until: leaseFrom(now) })
    .where('name', '=', 'backup')
    .where('says', '=', UNSENT)
    .where((row) => row.or([row('lease_until', 'is', null), isLeaseOver(now, LEASE_MS)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}
