import { type BuildOptions, createAnswerBuilds, type PublicAnswer } from './answer-builds.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { type Compress, compressBody } from './compress-body.ts';
import type { Answer, Answering, FinishedAnswer, Headers } from './finished-answer.ts';
import { createFirstVisits } from './first-visits.ts';
import { type ChangePosition, createLastChanges } from './last-changes.ts';
import { createLeisure } from './leisure.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import type { AnswerStore, Variant } from './stored-answer.ts';

const MAX_BYTES = 12 * 1024 * 1024;

/** Addresses that are made ready by demand after a start or a change of everything. */
const DEMANDED_MAX = 1000;

const ALWAYS_THE_SAME: Variant = { key: '', phase: '', until: null };

export interface AnswerCache {
  /** A finished answer that is still true, from memory or from the store, or null. Synchronous: this is what nearly every visit costs. */
  find(key: string): FinishedAnswer | null;
  /**
   * Builds an answer and keeps it, unless something that it shows changed since the build was asked for: all that it shows must be read
   * inside of `render`. Visits that ask for the same key meanwhile wait for the same build, and get another where it shows less than what had
   * changed when they asked.
   *
   * @throws VisitorsLeft when the visitor hung up before its turn came.
   */
  build(key: string, render: () => Promise<PublicAnswer>, options?: BuildOptions): Promise<Answer>;
  /** Up to where the store knows the changes; null where it knows none. */
  position(): ChangePosition | null;
  /** Drops what shows any of these. */
  drop(tags: readonly string[], position: ChangePosition): void;
  /** For a change that may touch any answer. */
  dropAll(position: ChangePosition): void;
  /** Makes answers ready ahead of their visits, when the machine is calm. */
  prepare(keys: readonly string[]): void;
  stop(): Promise<void>;
}

export interface AnswerCacheOptions {
  /** Headers that every answer carries. */
  readonly common?: Headers;
  /** Of memory. */
  readonly maxBytes?: number | undefined;
  readonly compress?: Compress;
  readonly store?: AnswerStore | null;
  /** What every answer depends on just now. */
  readonly variant?: () => Variant;
  /** Has the answer of a key built ahead of its visit. */
  readonly warm?: (key: string) => Promise<void>;
  readonly onError?: (error: unknown) => void;
}

/** Finished public answers: those asked for most in bounded memory, the others in the store. */
export function createAnswerCache(clock: () => Date, options: AnswerCacheOptions = {}): AnswerCache {
  const {
    common = COMMON_HEADERS,
    maxBytes = MAX_BYTES,
    compress = compressBody,
    store = null,
    variant = () => ALWAYS_THE_SAME,
    warm = async () => undefined,
    onError = () => undefined,
  } = options;
  const answering: Answering = { clock, common, compress };
  const left = store?.known() ?? null;
  const changes = createLastChanges(left?.changes);
  const stopping = Promise.withResolvers<null>();
  const firstVisits = createFirstVisits();
  const leisure = createLeisure({ work: makeReady, isBusy: firstVisits.isBusy, onError });
  const memory = createAnswerMemory({ answering, maxBytes, store, variant, changes, wantBest: leisure.add });

  /** For a time without visitors: renders what is not there, and makes the best form of it, once for a text. */
  async function makeReady(key: string): Promise<void> {
    if (!memory.look(key)) await warm(key);
    const quick = memory.look(key);
    if (!quick || quick.isBest) return;
    const known = store?.findForm(quick.hash);
    const brotli = known?.isBest ? known.brotli : await Promise.race([compress.best(quick.brotli), stopping.promise]);
    if (!brotli) return;
    store?.improve({ hash: quick.hash, brotli, isBest: true });
    memory.improve(key, quick.better(brotli));
  }

  return {
    find: memory.find,
    build: createAnswerBuilds({ answering, compress, store, variant, changes, memory, firstVisits }),
    position: () => left?.position ?? null,
    drop(tags, position) {
      changes.note(tags, position.version);
      store?.noteChange(tags, position, changes.floor());
    },
    dropAll(position) {
      changes.note(null, position.version);
      store?.noteChangeOfAll(position);
      for (const key of memory.clear(DEMANDED_MAX)) leisure.add(key);
    },
    prepare: (keys) => {
      for (const key of keys) leisure.add(key);
    },
    async stop() {
      stopping.resolve(null);
      await leisure.stop();
      store?.close();
    },
  };
}
