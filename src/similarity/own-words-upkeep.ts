import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { underOwnWordsLease } from '../database/own-words-lease.ts';
import { findOwnWordsMark, markNewBuiltIn, markOwnWords } from '../database/own-words-mark.ts';
import type { Schema } from '../database/schema.ts';
import { encodeSentences } from '../own-words/sentence-storage.ts';
import { areSentencesMissing, storeMissingSentences } from './missing-sentences.ts';
import type { BuiltInSentences } from './own-words-registry.ts';

/** For pages that an older process wrote, which sets no mark. */
const LOOK_FOR_MISSING_MS = 60_000;
/** After a look through very many pages, the time of so many looks is left to others. */
const LOOK_RESTS = 100;
/** After all were measured, the time of so many measures is left to others. */
const RESTS = 4;

export interface OwnWordsUpkeepDependencies {
  readonly db: Kysely<Schema>;
  /** Beside visitors. */
  readonly reads: Kysely<Schema>;
  readonly clock: () => Date;
  readonly builtIn: BuiltInSentences;
  readonly sweep: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** What keeps the own words of all pages true beside the work of visitors and administrators. Of all processes on one database, one does it at a time. */
export interface OwnWordsUpkeep {
  /** Reads what no process has read yet, and measures all pages where that or any change asks for it. */
  look(stopping: AbortSignal): Promise<void>;
}

export function createOwnWordsUpkeep({
  db,
  reads,
  clock,
  builtIn,
  sweep,
  onError,
}: OwnWordsUpkeepDependencies): OwnWordsUpkeep {
  const lease = { db, clock, worker: randomUUID(), onError };
  let isBuiltInKnown = false;
  let looksFrom = 0;
  let restsUntil = 0;

  async function markUnasked(): Promise<void> {
    if (!isBuiltInKnown) await markNewBuiltIn(db, hashOf(builtIn));
    isBuiltInKnown = true;
    const from = performance.now();
    if (from < looksFrom) return;
    if (await areSentencesMissing(reads)) await db.transaction().execute(markOwnWords);
    const until = performance.now();
    looksFrom = until + Math.max(LOOK_FOR_MISSING_MS, LOOK_RESTS * (until - from));
  }

  return {
    async look(stopping) {
      await markUnasked();
      if (performance.now() < restsUntil || (await findOwnWordsMark(db)) === null) return;
      await underOwnWordsLease(lease, async () => {
        await storeMissingSentences({ db, reads }, clock, stopping);
        if (stopping.aborted) return;
        const from = performance.now();
        await sweep();
        const until = performance.now();
        restsUntil = until + RESTS * (until - from);
      });
    },
  };
}

function hashOf(builtIn: BuiltInSentences): string {
  const hash = createHash('sha256');
  for (const page of builtIn()) hash.update(`${encodeSentences(page)}\n`);
  return hash.digest('hex');
}
