import { LRUCache } from 'lru-cache';
import { type Answering, FinishedAnswer } from './finished-answer.ts';
import type { LastChanges } from './last-changes.ts';
import type { AnswerStore, Variant } from './stored-answer.ts';

/** What an answer costs besides its body: headers, key, tags. */
const OVERHEAD_BYTES = 3072;

/** Addresses that are remembered to have been asked for once. */
const ASKED_MAX = 5000;

export interface AnswerMemoryDependencies {
  readonly answering: Answering;
  readonly maxBytes: number;
  readonly store: AnswerStore | null;
  readonly variant: () => Variant;
  readonly changes: Pick<LastChanges, 'changedAfter'>;
  /** Has the best form of an answer made when there is time. */
  readonly wantBest: (key: string) => void;
}

/** Finished answers that still stand: those asked for most in bounded memory, the others in the store. */
export interface AnswerMemory {
  stands(answer: FinishedAnswer): boolean;
  /** From memory or the store, without keeping it. */
  look(key: string): FinishedAnswer | null;
  /** The same, and remembers it. */
  find(key: string): FinishedAnswer | null;
  /** Keeps an answer in memory if it was asked for before or is stored nowhere, and has its best form made. */
  remember(key: string, answer: FinishedAnswer): void;
  /** Takes a better form of an answer that is in memory. */
  improve(key: string, better: FinishedAnswer): void;
  /** @returns up to so many of the keys that were in memory, those asked for last first. */
  clear(most: number): readonly string[];
}

export function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

export function createAnswerMemory({
  answering,
  maxBytes,
  store,
  variant,
  changes,
  wantBest,
}: AnswerMemoryDependencies): AnswerMemory {
  const { clock } = answering;
  const answers = new LRUCache<string, FinishedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ brotli }, key) => brotli.length + key.length + OVERHEAD_BYTES,
  });
  /** Asked for once: a crawler that asks for each page once leaves memory to what is asked for again. */
  const askedOnce = new LRUCache<string, true>({ max: ASKED_MAX });

  function stands({ validUntil, tags, version }: FinishedAnswer): boolean {
    return (validUntil === null || clock() < validUntil) && !changes.changedAfter(tags, version);
  }

  function findStored(key: string): FinishedAnswer | null {
    const current = variant();
    const stored = store?.find(key, current);
    if (!stored) return null;
    // Of an earlier day's phase: another answer stood here meanwhile, which may bear a later date.
    const madeAt = stored.phaseEnded === null || clock() < stored.phaseEnded ? stored.madeAt : clock();
    const answer = new FinishedAnswer(
      { ...stored, madeAt, validUntil: earliest(stored.validUntil, current.until) },
      answering,
    );
    return stands(answer) ? answer : null;
  }

  function remember(key: string, answer: FinishedAnswer): void {
    if (!answer.isBest) wantBest(key);
    if (store === null || askedOnce.has(key)) answers.set(key, answer);
    else askedOnce.set(key, true);
  }

  function look(key: string): FinishedAnswer | null {
    const known = answers.get(key);
    if (known && stands(known)) return known;
    if (known) answers.delete(key);
    return findStored(key);
  }

  return {
    stands,
    look,
    find(key) {
      const found = look(key);
      if (found && answers.peek(key) !== found) remember(key, found);
      return found;
    },
    remember,
    improve(key, better) {
      if (answers.peek(key)?.hash === better.hash) answers.set(key, better);
    },
    clear(most) {
      const keys = Array.from(answers.keys()).slice(0, most);
      answers.clear();
      return keys;
    },
  };
}
