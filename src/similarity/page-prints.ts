import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { minHash } from './indexes/min-hash.ts';
import { decodeFingerprint, decodeSignature } from './indexes/shingle-storage.ts';

/** Rows read at a time: the event loop is free between two reads. A page's shingles cost thirty times its signature. */
const SHINGLES_AT_ONCE = 20;
const SIGNATURES_AT_ONCE = 100;

/** Told of a page and of its shingles, or of their signature. */
type Tell<Print> = (id: string, print: Print) => void;

export function liveIds(db: Kysely<Schema>) {
  return db.selectFrom('generated_pages as page').where('page.deleted_at', 'is', null);
}

function livePrints(db: Kysely<Schema>) {
  return liveIds(db).innerJoin('page_fingerprints as print', 'print.page_id', 'page.id');
}

/** Whether there are more live pages than that; it costs no more than to count so far. */
export async function areMoreThan(db: Kysely<Schema>, limit: number): Promise<boolean> {
  const { pages } = await db
    .selectFrom(
      liveIds(db)
        .select('page.id')
        .limit(limit + 1)
        .as('some'),
    )
    .select((expression) => expression.fn.countAll<number>().as('pages'))
    .executeTakeFirstOrThrow();
  return Number(pages) > limit;
}

/** Reads the shingles of every live page. */
export async function readAllShingles(db: Kysely<Schema>, tell: Tell<Uint32Array>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await livePrints(db)
      .select(['page.id', 'print.shingles', 'print.signature'])
      .where('page.id', '>', after)
      .orderBy('page.id')
      .limit(SHINGLES_AT_ONCE)
      .execute();
    for (const { id, ...print } of rows) tell(id, decodeFingerprint(print));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await yieldToEventLoop();
  }
}

/** Reads the shingles of these pages, some at a time. */
export async function readShinglesOf(
  db: Kysely<Schema>,
  ids: readonly string[],
  tell: Tell<Uint32Array>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += SHINGLES_AT_ONCE) {
    const rows = await livePrints(db)
      .select(['page.id', 'print.shingles', 'print.signature'])
      .where('page.id', 'in', ids.slice(start, start + SHINGLES_AT_ONCE))
      .execute();
    for (const { id, ...print } of rows) tell(id, decodeFingerprint(print));
    await yieldToEventLoop();
  }
}

/** Reads the signature of every live page; of pages written before signatures were stored it is made of their shingles. */
export async function readAllSignatures(db: Kysely<Schema>, tell: Tell<Uint8Array>): Promise<void> {
  for (let after = ''; ;) {
    const { known, end } = await readSignatures(db, after);
    for (const { id, signature } of known) if (signature !== null) tell(id, decodeSignature(signature));
    const unsigned = known.flatMap(({ id, signature }) => (signature === null ? [id] : []));
    await readShinglesOf(db, unsigned, (id, shingles) => tell(id, minHash(shingles)));
    if (end === undefined) return;
    after = end;
    await yieldToEventLoop();
  }
}

/** Two reads of two indexes: joined, they would be read out of the rows, behind the shingles. @returns up to which id all are known; undefined where none is left. */
async function readSignatures(db: Kysely<Schema>, after: string) {
  const prints = await db
    .selectFrom('page_fingerprints')
    .select(['page_id as id', 'signature'])
    .where('page_id', '>', after)
    .orderBy('page_id')
    .limit(SIGNATURES_AT_ONCE)
    .execute();
  const pages = await liveIds(db)
    .select('page.id')
    .where('page.id', '>', after)
    .orderBy('page.id')
    .limit(SIGNATURES_AT_ONCE)
    .execute();
  // Both know all up to the nearer of their ends; a read that was not filled has no end.
  const [end] = [prints, pages]
    .flatMap((rows) => (rows.length < SIGNATURES_AT_ONCE ? [] : (rows.at(-1)?.id ?? [])))
    .toSorted();
  const live = new Set(pages.map(({ id }) => id));
  return { known: prints.filter(({ id }) => live.has(id) && (end === undefined || id <= end)), end };
}
