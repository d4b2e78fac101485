import { LRUCache } from 'lru-cache';
import { type ResponseContext, FinishedResponse } from './finished-response.ts';
import type { LastChanges } from './last-changes.ts';
import type { ResponseStore, Variant } from './stored-response.ts';

/** What a response costs besides its body: headers, key, tags. */
const OVERHEAD_BYTES = 3072;

/** Addresses that are remembered to have been asked for once. */
const REQUESTED_ONCE_MAX = 5000;

export interface ResponseMemoryDependencies {
  readonly context: ResponseContext;
  readonly maxBytes: number;
  readonly store: ResponseStore | null;
  readonly variant: () => Variant;
  readonly changes: Pick<LastChanges, 'changedAfter'>;
  /** Has the best form of a response made when there is time. */
  readonly wantBest: (key: string) => void;
}

/** Finished responses that still stand: those asked for most in bounded memory, the others in the store. */
export interface ResponseMemory {
  stands(response: FinishedResponse): boolean;
  /** From memory or the store, without keeping it. */
  look(key: string): FinishedResponse | null;
  /** The same, and remembers it. */
  find(key: string): FinishedResponse | null;
  /** Keeps a response in memory if it was asked for before or is stored nowhere, and has its best form made. */
  remember(key: string, response: FinishedResponse): void;
  /** Takes a better form of a response that is in memory. */
  improve(key: string, better: FinishedResponse): void;
  /** @returns up to so many of the keys that were in memory, those asked for last first. */
  clear(most: number): readonly string[];
}

export function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

export function createResponseMemory({
  context,
  maxBytes,
  store,
  variant,
  changes,
  wantBest,
}: ResponseMemoryDependencies): ResponseMemory {
  const { clock } = context;
  const responses = new LRUCache<string, FinishedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli }, key) => brotli.length + key.length + OVERHEAD_BYTES,
  });
  /** Asked for once: a crawler that asks for each page once leaves memory to what is asked for again. */
  const requestedOnce = new LRUCache<string, true>({ max: REQUESTED_ONCE_MAX });

  function stands({ validUntil, tags, version }: FinishedResponse): boolean {
    return (validUntil === null || clock() < validUntil) && !changes.changedAfter(tags, version);
  }

  function findStored(key: string): FinishedResponse | null {
    const current = variant();
    const stored = store?.find(key, current);
    if (!stored) return null;
    // Of an earlier day's phase: another response stood here meanwhile, which may bear a later date.
    const madeAt = stored.phaseEnded === null || clock() < stored.phaseEnded ? stored.madeAt : clock();
    const response = new FinishedResponse(
      { ...stored, madeAt, validUntil: earliest(stored.validUntil, current.until) },
      context,
    );
    return stands(response) ? response : null;
  }

  function remember(key: string, response: FinishedResponse): void {
    if (!response.isBest) wantBest(key);
    if (store === null || requestedOnce.has(key)) responses.set(key, response);
    else requestedOnce.set(key, true);
  }

  function look(key: string): FinishedResponse | null {
    const known = responses.get(key);
    if (known && stands(known)) return known;
    if (known) responses.delete(key);
    return findStored(key);
  }

  return {
    stands,
    look,
    find(key) {
      const found = look(key);
      if (found && responses.peek(key) !== found) remember(key, found);
      return found;
    },
    remember,
    improve(key, better) {
      if (responses.peek(key)?.hash === better.hash) responses.set(key, better);
    },
    clear(most) {
      const keys = Array.from(responses.keys()).slice(0, most);
      responses.clear();
      return keys;
    },
  };
}
