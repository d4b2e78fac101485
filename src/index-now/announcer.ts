import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { announce } from './announce.ts';
import {
  collectChanges,
  deleteOldAnnouncements,
  releaseLease,
  holdLease,
  listDue,
  saveOutcome,
  type Waiting,
} from './announcements-store.ts';

/** IndexNow takes no more in one call. */
const BATCH = 10_000;
const LOOK_EVERY_MS = 5000;
/** How long the lease holds: longer than one look with its call. Afterwards another process may announce. */
const LEASE_MS = 60_000;
/** The wait after the first failure; it doubles each time, up to the longest. Ten tries take about half a day. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 60 * 60 * 1000;
const TRIES = 10;

export interface AnnouncerDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly siteUrl: string;
  readonly key: string;
  readonly endpoint: string;
  readonly addressOf: (slug: string) => string;
  readonly onBatch: (batch: { readonly addresses: number; readonly state: string; readonly answer: string }) => void;
  readonly onError: (error: unknown) => void;
}

export interface Announcer {
  /** Where the key is served, '/<key>.txt'. */
  readonly keyPath: string;
  /** Queues what changed and sends what is due: one look. */
  look(): Promise<void>;
  start(): void;
  /** Ends after the look under way. */
  stop(): Promise<void>;
}

/** Tells search engines by IndexNow which pages were published or deleted: from a durable queue, in batches, tried again later when it fails. */
export function createAnnouncer({
  db,
  clock,
  siteUrl,
  key,
  endpoint,
  addressOf,
  onBatch,
  onError,
}: AnnouncerDependencies): Announcer {
  const worker = randomUUID();
  const keyPath = `/${key}.txt`;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  /** The batch's announcements have been tried equally often, so one answer decides for all of them. */
  async function send(batch: readonly Waiting[], attempts: number): Promise<void> {
    const { outcome, text } = await announce({
      endpoint,
      siteUrl,
      key,
      keyPath,
      addresses: batch.map(({ address }) => address),
    });
    const exhausted = attempts + 1 >= TRIES;
    const state = outcome === 'sent' ? 'sent' : outcome === 'refused' || exhausted ? 'failed' : 'waiting';
    const nextAttemptAt = later(Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS));
    await saveOutcome(db, batch, { state, answer: text, nextAttemptAt }, clock());
    onBatch({ addresses: batch.length, state, answer: text });
  }

  async function look(): Promise<void> {
    if (!(await holdLease(db, worker, clock(), later(LEASE_MS)))) return;
    await collectChanges(db, addressOf, clock());
    const byAttempts = Map.groupBy(await listDue(db, clock(), BATCH), ({ attempts }) => attempts);
    for (const [attempts, batch] of byAttempts) {
      if (!(await holdLease(db, worker, clock(), later(LEASE_MS)))) return;
      await send(batch, attempts);
    }
    await deleteOldAnnouncements(db, clock());
  }

  async function tick(): Promise<void> {
    looking = look().catch(onError);
    await looking;
    if (timer !== undefined) timer = setTimeout(() => void tick(), LOOK_EVERY_MS);
  }

  return {
    keyPath,
    look,
    start() {
      timer = setTimeout(() => void tick(), 0);
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await looking;
      await releaseLease(db, worker);
    },
  };
}
