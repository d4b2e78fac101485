import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import {
  type Changes,
  currentVersion,
  EVERYTHING,
  deleteOldChanges,
  listChangesAfter,
  listChangesSince,
  type NamedChange,
} from './content-changes.ts';
import type { Schema } from './schema.ts';

/** A change made by another process is seen here within this time and a query; the design allows one second. */
const POLL_MS = 200;
const DELETE_EVERY_MS = 10 * 60 * 1000;

/** Called with what changed, and which change was the last of it. */
export type ChangeListener = (tags: readonly string[], last: NamedChange) => void;

/** Reads what a change made of something that this process holds, before anybody is told of it. */
export type ChangeReader = (tags: readonly string[]) => Promise<void>;

export interface ChangeFeed {
  /**
   * Run with each change before the listeners are told; a failure leaves the change to the next look. At the start it runs once for everything,
   * so that what it holds is never older than what the listeners know.
   */
  readFirst(reader: ChangeReader): void;
  /** Called with every change, by this process or another, at least once and in order. */
  onChange(listener: ChangeListener): void;
  /**
   * Reads what is new at once; called after a write of this process, so that its own change is seen before it is acknowledged.
   *
   * @returns the version up to which the listeners were called.
   */
  catchUp(): Promise<number>;
  /** @param from where a listener stood when it was left, null for one that never was: it is called first with what it missed. */
  start(from?: NamedChange | null): Promise<void>;
  stop(): Promise<void>;
}

/** Tells this process what changed in the database, whichever process wrote it. Polling needs no connection of its own and survives broken ones. */
export function createChangeFeed(db: Kysely<Schema>, clock: () => Date, onError: (error: unknown) => void): ChangeFeed {
  const readers: ChangeReader[] = [];
  const listeners: ChangeListener[] = [];
  const inTurn = pLimit(1);
  let version: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let forgottenAt = 0;

  async function read(): Promise<number> {
    if (version === null) version = await currentVersion(db);
    const changes = await listChangesAfter(db, version);
    await readAhead(changes.tags);
    notify(changes);
    return changes.version;
  }

  async function readAhead(tags: readonly string[]): Promise<void> {
    if (tags.length > 0) for (const reader of readers) await reader(tags);
  }

  function notify({ version: to, changedAt, tags }: Changes): void {
    version = to;
    if (tags.length > 0) for (const listener of listeners) listener(tags, { version: to, changedAt });
  }

  /** One read at a time: a later one that overtook an earlier would hand the same change out twice or skip one. */
  function catchUp(): Promise<number> {
    return inTurn(read);
  }

  async function forgetNowAndThen(now: Date): Promise<void> {
    if (now.getTime() - forgottenAt <= DELETE_EVERY_MS) return;
    forgottenAt = now.getTime();
    await deleteOldChanges(db, now);
  }

  async function tick(): Promise<void> {
    await catchUp()
      .then(() => forgetNowAndThen(clock()))
      .catch(onError);
    if (timer !== undefined) tickLater();
  }

  function tickLater(): void {
    timer = setTimeout(() => (ticking = tick()), POLL_MS);
  }

  return {
    readFirst: (reader) => void readers.push(reader),
    onChange: (listener) => void listeners.push(listener),
    catchUp,
    async start(from) {
      if (from === undefined) version = await currentVersion(db);
      const missed = from === undefined ? null : await listChangesSince(db, from);
      await readAhead([EVERYTHING]);
      if (missed) notify(missed);
      tickLater();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      // Whoever stops the feed closes the database next.
      await ticking;
      await inTurn(() => undefined);
    },
  };
}
