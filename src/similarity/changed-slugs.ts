import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { countedSlugsOfTags, rewrittenSlugsOfTags } from '../pages/page-tags.ts';

/** Addresses asked for at a time: the event loop is free between two times. */
const SLUGS_AT_ONCE = 50;

/** The addresses that changed and were not read again yet. */
export interface ChangedSlugs {
  note(tags: readonly string[]): void;
  /** How many wait to be read again. */
  readonly size: number;
  /** Of what is learned anew nothing is read again. */
  clear(): void;
  /** Has them read, some at a time; those whose reading fails stay. @param rewritten those whose text is another one. */
  work(read: (slugs: readonly string[], rewritten: ReadonlySet<string>) => Promise<void>): Promise<void>;
}

export function createChangedSlugs(): ChangedSlugs {
  const changedSlugs = new Set<string>();
  const rewrittenSlugs = new Set<string>();
  return {
    note(tags) {
      for (const slug of countedSlugsOfTags(tags)) changedSlugs.add(slug);
      for (const slug of rewrittenSlugsOfTags(tags)) rewrittenSlugs.add(slug);
    },
    get size() {
      return changedSlugs.size;
    },
    clear() {
      changedSlugs.clear();
      rewrittenSlugs.clear();
    },
    async work(read) {
      const slugs = [...changedSlugs];
      for (let start = 0; start < slugs.length; start += SLUGS_AT_ONCE) {
        const some = slugs.slice(start, start + SLUGS_AT_ONCE);
        const rewritten = some.filter((slug) => rewrittenSlugs.delete(slug));
        // Before they are read: one that changes meanwhile is looked at once more.
        for (const slug of some) changedSlugs.delete(slug);
        try {
          await read(some, new Set(rewritten));
        } catch (error) {
          for (const slug of some) changedSlugs.add(slug);
          for (const slug of rewritten) rewrittenSlugs.add(slug);
          throw error;
        }
        await yieldToEventLoop();
      }
    },
  };
}
