import { type BuildOptions, createResponseBuilds, type RenderedResponse } from './response-builds.ts';
import { createResponseMemory } from './response-memory.ts';
import { type Compress, compressBody } from './compress-body.ts';
import type { ServedResponse, ResponseContext, FinishedResponse, Headers } from './finished-response.ts';
import { createRenderQueue } from './render-queue.ts';
import { type ChangePosition, createLastChanges } from './last-changes.ts';
import { createIdleQueue } from './idle-queue.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import type { ResponseStore, Variant } from './stored-response.ts';

const MAX_BYTES = 12 * 1024 * 1024;

/** Addresses that are made ready by demand after a start or a change of everything. */
const DEMANDED_MAX = 1000;

const ALWAYS_THE_SAME: Variant = { key: '', phase: '', until: null };

/** What the cache has done since it was made, and what waits. */
export interface CacheLoad {
  readonly found: number;
  readonly built: number;
  readonly waitingForBest: number;
  readonly waitingForBuild: number;
}

export interface ResponseCache {
  /** A finished response that is still true, from memory or from the store, or null. Synchronous: this is what nearly every visit costs. */
  find(key: string): FinishedResponse | null;
  /**
   * Builds a response and keeps it, unless something that it shows changed since the build was asked for: all that it shows must be read
   * inside of `render`. Visits that ask for the same key meanwhile wait for the same build, and get another where it shows less than what had
   * changed when they asked.
   *
   * @throws ClientsDisconnected when the visitor hung up before its turn came.
   */
  build(key: string, render: () => Promise<RenderedResponse>, options?: BuildOptions): Promise<ServedResponse>;
  /** Up to where the store knows the changes; null where it knows none. */
  position(): ChangePosition | null;
  /** Drops what shows any of these. */
  invalidate(tags: readonly string[], position: ChangePosition): void;
  /** For a change that may touch any response. */
  invalidateAll(position: ChangePosition): void;
  /** Makes responses ready ahead of their visits, when the machine is calm. */
  warm(keys: readonly string[]): void;
  load(): CacheLoad;
  stop(): Promise<void>;
}

export interface ResponseCacheOptions {
  /** Headers that every response carries. */
  readonly common?: Headers;
  /** Of memory. */
  readonly maxBytes?: number | undefined;
  readonly compress?: Compress;
  readonly store?: ResponseStore | null;
  /** What every response depends on just now. */
  readonly variant?: () => Variant;
  /** Has the response of a key built ahead of its visit. */
  readonly warm?: (key: string) => Promise<void>;
  readonly onError?: (error: unknown) => void;
}

/** Finished public responses: those asked for most in bounded memory, the others in the store. */
export function createResponseCache(clock: () => Date, options: ResponseCacheOptions = {}): ResponseCache {
  const {
    common = COMMON_HEADERS,
    maxBytes = MAX_BYTES,
    compress = compressBody,
    store = null,
    variant = () => ALWAYS_THE_SAME,
    warm = async () => undefined,
    onError = () => undefined,
  } = options;
  const context: ResponseContext = { clock, common, compress };
  const left = store?.known() ?? null;
  const changes = createLastChanges(left?.changes);
  const stopping = Promise.withResolvers<null>();
  const renderQueue = createRenderQueue();
  const idleQueue = createIdleQueue({ work: makeReady, isBusy: renderQueue.isBusy, onError });
  const memory = createResponseMemory({ context, maxBytes, store, variant, changes, wantBest: idleQueue.add });

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

  const build = createResponseBuilds({ context, compress, store, variant, changes, memory, renderQueue });
  const { counts, ...uses } = countUses(memory.find, build);

  return {
    ...uses,
    load: () => ({ ...counts(), waitingForBest: idleQueue.waiting(), waitingForBuild: renderQueue.waiting() }),
    position: () => left?.position ?? null,
    invalidate(tags, position) {
      changes.note(tags, position.version);
      store?.noteChange(tags, position, changes.floor());
    },
    invalidateAll(position) {
      changes.note(null, position.version);
      store?.noteChangeOfAll(position);
      for (const key of memory.clear(DEMANDED_MAX)) idleQueue.add(key);
    },
    warm: (keys) => {
      for (const key of keys) idleQueue.add(key);
    },
    async stop() {
      stopping.resolve(null);
      await idleQueue.stop();
      store?.close();
    },
  };
}

/** Counts what is found and what is made. */
function countUses(
  find: ResponseCache['find'],
  build: ResponseCache['build'],
): Pick<ResponseCache, 'find' | 'build'> & { readonly counts: () => Pick<CacheLoad, 'found' | 'built'> } {
  let [found, built] = [0, 0];
  return {
    find(key) {
      const response = find(key);
      if (response) found += 1;
      return response;
    },
    build(...asked) {
      built += 1;
      return build(...asked);
    },
    counts: () => ({ found, built }),
  };
}
