import type { Kysely, Transaction } from 'kysely';
import type { GeneratedPagesTable } from '../database/page-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/similarity.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { encodeSentences } from '../own-words/sentence-storage.ts';
import { provedPlaces } from '../similarity/proved-places.ts';
import { encodeFingerprint } from '../similarity/indexes/shingle-storage.ts';
import type { ComparedChange, ComparedCreation, ComparedRestoration, ComparedRewriting } from './compared-change.ts';
import { isRewritten } from './page-change.ts';
import { filteredBy, flag, textColumns } from './page-columns.ts';
import { pageTags } from './page-tags.ts';

/** The only statements that write the table of pages; a wall keeps everybody but `commit` and the recalculation away from them. */

async function insertRows(
  transaction: Transaction<Schema>,
  created: readonly ComparedCreation[],
  now: string,
  proved: ReadonlySet<string>,
): Promise<void> {
  if (created.length === 0) return;
  const rows = created.map(({ id, page, nearest, ownWords, saveId, jobId }) => ({
    ...textColumns(page, { nearest, ownWords }, proved),
    id,
    created_at: now,
    updated_at: now,
    creativity: page.creativity,
    seed: page.seed,
    deleted_at: null,
    save_id: saveId,
    job_id: jobId ?? null,
  }));
  await transaction.insertInto('generated_pages').values(rows).execute();
  await transaction
    .insertInto('page_fingerprints')
    .values(created.map(({ id, shingles }) => ({ page_id: id, ...encodeFingerprint(shingles) })))
    .execute();
  await transaction
    .insertInto('page_sentences')
    .values(created.map(({ id, sentences }) => ({ page_id: id, sentences: encodeSentences(sentences), revision: 1 })))
    .execute();
}

async function rewriteRow(
  transaction: Transaction<Schema>,
  change: ComparedRewriting,
  now: string,
  proved: ReadonlySet<string>,
): Promise<void> {
  const { id, before, after, nearest, ownWords, saveId, shingles, sentences } = change;
  // Deciding about search engines alone leaves the words as they stand, and with them their date.
  const isNewText = isRewritten(change);
  await transaction
    .updateTable('generated_pages')
    .set({
      ...textColumns(after, { nearest, ownWords }, proved),
      creativity: after.creativity,
      seed: after.seed,
      updated_at: isNewText ? now : before.updatedAt,
      revision: before.revision + 1,
      save_id: saveId,
    })
    .where('id', '=', id)
    .execute();
  const revision = before.revision + 1;
  if (!isNewText) {
    await transaction
      .updateTable('page_sentences')
      .set({ revision })
      .where('page_id', '=', id)
      .where('revision', '=', before.revision)
      .execute();
    return;
  }
  await transaction
    .insertInto('page_fingerprints')
    .values({ page_id: id, ...encodeFingerprint(shingles) })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(encodeFingerprint(shingles)))
    .execute();
  const said = { sentences: encodeSentences(sentences), revision };
  await transaction
    .insertInto('page_sentences')
    .values({ page_id: id, ...said })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(said))
    .execute();
}

async function restoreRow(
  transaction: Transaction<Schema>,
  { id, before: { answered, override, understood }, nearest, ownWords }: ComparedRestoration,
  proved: ReadonlySet<string>,
): Promise<void> {
  const similarity = nearest?.similarity ?? 0;
  const isProved = proved.has(filteredBy(understood).place ?? '');
  const indexable = flag(override?.indexable ?? isIndexable({ similarity, answered, ownWords, isProved }));
  await transaction
    .updateTable('generated_pages')
    .set({
      deleted_at: null,
      deleted_by: null,
      likeness: similarity,
      nearest_id: nearest?.id ?? null,
      own_words: ownWords,
      indexable,
    })
    .where('id', '=', id)
    .execute();
}

/** Writes what becomes of each page, with what it is compared by. */
export async function writeRows(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const proved = await provedPlaces(transaction);
  await insertRows(
    transaction,
    changes.flatMap((change) => (change.kind === 'create' ? [change] : [])),
    at,
    proved,
  );
  for (const change of changes) {
    if (change.kind === 'rewrite') await rewriteRow(transaction, change, at, proved);
    else if (change.kind === 'restore') await restoreRow(transaction, change, proved);
    else if (change.kind === 'delete')
      await transaction
        .updateTable('generated_pages')
        .set({ deleted_at: at, deleted_by: change.by })
        .where('id', '=', change.id)
        .execute();
    else if (change.kind === 'erase')
      // Versions, fingerprint and former addresses go with it.
      await transaction.deleteFrom('generated_pages').where('id', '=', change.id).execute();
  }
}

/** Writes what a page was compared as again. */
export async function writeSimilarity(
  transaction: Transaction<Schema>,
  {
    id,
    override,
    answered,
    ownWords,
    isProved,
    nearest,
  }: {
    readonly id: string;
    readonly override: 0 | 1 | null;
    readonly answered: boolean;
    /** As they are stored. */
    readonly ownWords: number;
    readonly isProved: boolean;
    readonly nearest: Nearest | null;
  },
): Promise<void> {
  const similarity = nearest?.similarity ?? 0;
  await transaction
    .updateTable('generated_pages')
    .set({
      likeness: similarity,
      nearest_id: nearest?.id ?? null,
      indexable: override ?? flag(isIndexable({ similarity, answered, ownWords, isProved })),
    })
    .where('id', '=', id)
    .execute();
}

/** Writes how much each live page says of its own, and what that decides. @returns the tags of what is another one: visitors' responses are only where search engines are told something else. */
export async function writeOwnWords(
  transaction: Transaction<Schema>,
  shares: readonly { readonly id: string; readonly ownWords: number }[],
): Promise<string[]> {
  const ids = shares.map(({ id }) => id);
  const rows = await transaction
    .selectFrom('generated_pages')
    .select(['id', 'slug', 'likeness', 'answered', 'place', 'indexable', 'indexable_override'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const proved = await provedPlaces(transaction);
  const turned: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, ownWords } of shares) {
    const row = byId.get(id);
    if (!row) continue;
    const isProved = proved.has(row.place ?? '');
    const byCheck = flag(isIndexable({ similarity: row.likeness, answered: row.answered === 1, ownWords, isProved }));
    const indexable = row.indexable_override ?? byCheck;
    if (indexable !== row.indexable) turned.push(row.slug);
    await transaction
      .updateTable('generated_pages')
      .set({ own_words: ownWords, indexable })
      .where('id', '=', id)
      .execute();
  }
  return [...rows.map(({ slug }) => pageTags.counted(slug)), ...shownTags(turned)];
}

/** Writes to which page each of these leaves search engines, null for none. @returns the tags of those that stand. */
export async function writeCanonicals(
  transaction: Transaction<Schema>,
  pages: readonly { readonly id: string; readonly canonicalId: string | null }[],
): Promise<string[]> {
  const slugs: string[] = [];
  for (const { id, canonicalId } of pages) {
    const row = await transaction
      .updateTable('generated_pages')
      .set({ canonical_id: canonicalId })
      .where('id', '=', id)
      .returning(['slug', 'deleted_at'])
      .executeTakeFirst();
    if (row && row.deleted_at === null) slugs.push(row.slug);
  }
  return shownTags(slugs);
}

/** Of pages that say something else to search engines, and of the lists that they stand in. */
function shownTags(slugs: readonly string[]): string[] {
  return slugs.length === 0 ? [] : [pageTags.list, ...slugs.map(pageTags.page)];
}

/** Puts slots into a page that reads the same with them: its date, its revision and what is shown of it stay. @returns false where somebody changed it meanwhile. */
export async function writeSlots(
  db: Kysely<Schema>,
  {
    id,
    revision,
    ...columns
  }: { readonly id: string; readonly revision: number } & Pick<
    GeneratedPagesTable,
    'title' | 'description' | 'content' | 'typed_figures'
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generated_pages')
    .set(columns)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
