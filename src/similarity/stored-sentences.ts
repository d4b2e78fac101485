import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { PageSentences } from '../own-words/page-sentences.ts';
import { decodeSentences } from '../own-words/sentence-storage.ts';

/** Rows read at a time: the event loop is free between two reads, and PostgreSQL plans each for 3 ms, however few it reads. */
const AT_ONCE = 200;

export interface CountedPage {
  readonly id: string;
  readonly sentences: PageSentences;
  /** The share that is stored, 0…1. */
  readonly ownWords: number;
}

function live(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages as page')
    .innerJoin('page_sentences as said', (join) =>
      join.onRef('said.page_id', '=', 'page.id').onRef('said.revision', '=', 'page.revision'),
    )
    .select(['page.id', 'page.own_words', 'said.sentences'])
    .where('page.deleted_at', 'is', null);
}

const toCounted = (row: { readonly id: string; readonly own_words: number; readonly sentences: string }) => ({
  id: row.id,
  sentences: decodeSentences(row.sentences),
  ownWords: row.own_words,
});

/** The next rows behind an id. */
export function sentencesBehind(db: Kysely<Schema>, after: string) {
  return (
    live(db)
      .where('page.id', '>', after)
      // PostgreSQL may merge the two tables, and would read the other from its beginning each time.
      .where('said.page_id', '>', after)
      .orderBy('page.id')
      .limit(AT_ONCE)
  );
}

/** Every live page whose sentences are stored, in the order of their ids, some at a time. */
export async function* storedSentences(db: Kysely<Schema>): AsyncGenerator<readonly CountedPage[]> {
  for (let after = ''; ;) {
    const rows = await sentencesBehind(db, after).execute();
    if (rows.length > 0) yield rows.map(toCounted);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
    await yieldToEventLoop();
  }
}

/** Those of these addresses that are live. */
export async function sentencesAt(db: Kysely<Schema>, slugs: readonly string[]): Promise<readonly CountedPage[]> {
  const rows = await live(db).where('page.slug', 'in', slugs).execute();
  return rows.map(toCounted);
}

/** Those of these pages that are live. */
export async function liveSentencesOf(db: Kysely<Schema>, ids: readonly string[]): Promise<readonly CountedPage[]> {
  if (ids.length === 0) return [];
  return (await live(db).where('page.id', 'in', ids).execute()).map(toCounted);
}

/** What a page says at this revision, deleted or not; null where it is not stored. */
export async function findSentences(
  db: Kysely<Schema>,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<PageSentences | null> {
  const row = await db
    .selectFrom('page_sentences')
    .select('sentences')
    .where('page_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? decodeSentences(row.sentences) : null;
}

/** What each of these pages says, as far as it is stored. */
export async function sentencesOf(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, PageSentences>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('page_sentences')
    .select(['page_id', 'sentences'])
    .where('page_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ page_id: id, sentences }) => [id, decodeSentences(sentences)]));
}
