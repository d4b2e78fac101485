import type { Kysely, Transaction } from 'kysely';
import { appendContentChange, currentVersion, lockForWrite } from '../database/content-changes.ts';
import { clearOwnWordsMark, findOwnWordsMark } from '../database/own-words-mark.ts';
import type { Schema } from '../database/schema.ts';
import { writeCanonicals, writeOwnWords } from '../pages/page-writes.ts';
import { newCanonicals } from './canonical-sweep.ts';
import { areSentencesMissing } from './missing-sentences.ts';
import type { OwnWordsRegistry } from './own-words-registry.ts';
import { listOtherwiseProved } from './proved-places.ts';

/** Rows written in one transaction: short enough that visitors' reads on the same handle do not wait for it. */
const WRITTEN_AT_ONCE = 50;
/** Others may change pages faster than they are measured; the mark that stays has it done later. */
const ATTEMPTS = 5;

interface Sweep {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly ownWords: OwnWordsRegistry;
  /** Makes every committed change known. @returns the version that it brings this process to. */
  readonly upToDate: () => Promise<number>;
}

/** Measures every page's own words where a change was made since the last time, and writes those that are other ones. While what some pages say is not stored yet, none is measured, and the mark stays. */
export async function measureOwnWords(sweep: Sweep): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const mark = await findOwnWordsMark(sweep.db);
    if (mark === null || (await areSentencesMissing(sweep.db))) return;
    const version = await sweep.upToDate();
    if (!(await writeAll(sweep, version))) continue;
    await clearOwnWordsMark(sweep.db, mark);
  }
}

/** What is written of some pages. @returns the tags of that. */
type Writing = (transaction: Transaction<Schema>) => Promise<string[]>;

/** @returns false where others changed pages meanwhile, and shares that were measured may be no longer true. */
async function writeAll({ db, clock, ownWords, upToDate }: Sweep, from: number): Promise<boolean> {
  let version = from;
  let isWritten = false;
  for await (const writing of writings(db, ownWords)) {
    const after = await write(db, writing, {
      // Of mere counts none is exact to the moment: the next change has all measured anew.
      at: ownWords.isExact ? version : null,
      now: clock(),
    });
    if (after === null) return false;
    version = after;
    isWritten = true;
  }
  if (isWritten) await upToDate();
  return true;
}

/** The pages whose share is another one, those that work in their place lets in or no longer does, and, once that is decided, those that leave search engines to another. */
async function* writings(db: Kysely<Schema>, ownWords: OwnWordsRegistry): AsyncGenerator<Writing> {
  for await (const shares of ownWords.newShares())
    for (const some of inPieces(shares)) yield (transaction) => writeOwnWords(transaction, some);
  for (const some of inPieces(await listOtherwiseProved(db))) yield (transaction) => writeOwnWords(transaction, some);
  for await (const canonicals of newCanonicals(db, ownWords))
    for (const some of inPieces(canonicals)) yield (transaction) => writeCanonicals(transaction, some);
}

function* inPieces<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += WRITTEN_AT_ONCE) yield items.slice(start, start + WRITTEN_AT_ONCE);
}

/** @returns the version that it makes; null where it is not `at` any more, and nothing is written. */
async function write(
  db: Kysely<Schema>,
  writing: Writing,
  { at, now }: { readonly at: number | null; readonly now: Date },
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    if (at !== null && (await currentVersion(transaction)) !== at) return null;
    const tags = await writing(transaction);
    if (tags.length > 0) await appendContentChange(transaction, tags, now);
    return currentVersion(transaction);
  });
}
