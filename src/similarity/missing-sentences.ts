import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { appendContentChange, lockForWrite } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { pageSentences } from '../own-words/page-sentences.ts';
import { encodeSentences } from '../own-words/sentence-storage.ts';
import { pageTags } from '../pages/page-tags.ts';

/** Pages whose text is read at a time. */
const TEXTS_AT_ONCE = 20;
/** Pages looked through at a time, as many as take some two milliseconds: a page's revision lies behind its text. Where 20,000 were looked through at once, visitors waited for 75. */
const LOOKED_THROUGH_AT_ONCE = 500;

/** Live pages that are older than the table, or that an older process wrote: what they say is not stored, or what they said before. */
function missing(db: Kysely<Schema>) {
  return db
    .selectFrom('generated_pages as page')
    .leftJoin('page_sentences as said', (join) =>
      join.onRef('said.page_id', '=', 'page.id').onRef('said.revision', '=', 'page.revision'),
    )
    .select('page.id')
    .where('page.deleted_at', 'is', null)
    .where('said.page_id', 'is', null);
}

/** Those of all pages, in the order of their ids, some pages looked through at a time. */
async function* missingIds(db: Kysely<Schema>): AsyncGenerator<readonly string[]> {
  for (let after = ''; ;) {
    const last = await db
      .selectFrom('generated_pages')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .offset(LOOKED_THROUGH_AT_ONCE - 1)
      .limit(1)
      .executeTakeFirst();
    const rows = await missing(db)
      .where('page.id', '>', after)
      .$if(last !== undefined, (query) => query.where('page.id', '<=', last?.id ?? ''))
      .orderBy('page.id')
      .execute();
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (!last) return;
    after = last.id;
    await yieldToEventLoop();
  }
}

export async function areSentencesMissing(db: Kysely<Schema>): Promise<boolean> {
  const { done } = await missingIds(db).next();
  return !done;
}

/** Reads what these pages say and stores it, some at a time, while visitors and administrators have their turn. */
export async function storeMissingSentences(
  { db, reads }: { readonly db: Kysely<Schema>; readonly reads: Kysely<Schema> },
  clock: () => Date,
  stopping: AbortSignal,
): Promise<void> {
  for await (const ids of missingIds(reads))
    for (let start = 0; start < ids.length; start += TEXTS_AT_ONCE) {
      if (stopping.aborted) return;
      await storeSentences(db, ids.slice(start, start + TEXTS_AT_ONCE), clock());
    }
}

async function storeSentences(db: Kysely<Schema>, ids: readonly string[], now: Date): Promise<void> {
  const texts = await db
    .selectFrom('generated_pages')
    .select(['id', 'slug', 'content', 'revision'])
    .where('id', 'in', ids)
    .execute();
  const said: { readonly id: string; readonly revision: number; readonly sentences: string }[] = [];
  for (const { id, content, revision } of texts) {
    said.push({ id, revision, sentences: encodeSentences(pageSentences(content)) });
    await yieldToEventLoop();
  }
  await db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    for (const { id, revision, sentences } of said)
      await transaction
        .insertInto('page_sentences')
        .columns(['page_id', 'revision', 'sentences'])
        // Nothing of a page that was erased or rewritten meanwhile.
        .expression((build) =>
          build
            .selectFrom('generated_pages')
            .select(['id', 'revision', sql<string>`cast(${sentences} as text)`.as('sentences')])
            .where('id', '=', id)
            .where('revision', '=', revision),
        )
        .onConflict((conflict) => conflict.column('page_id').doUpdateSet({ revision, sentences }))
        .execute();
    await appendContentChange(
      transaction,
      texts.map(({ slug }) => pageTags.counted(slug)),
      now,
    );
  });
}
