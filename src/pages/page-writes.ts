import type { Kysely, Transaction } from 'kysely';
import type { GeneratedPagesTable } from '../database/page-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { Nearest } from '../generator/similarity.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { encodeFingerprint } from '../similarity/indexes/shingle-storage.ts';
import { withoutTextSlots } from '../text/fact-slots.ts';
import { searchKey } from '../text/slug.ts';
import type { ComparedChange, ComparedCreation, ComparedRestoration, ComparedRewriting } from './compared-change.ts';
import { isRewritten, type PageState, type CurrentPage } from './page-change.ts';

/** The only statements that write the table of pages; a wall keeps everybody but `commit` and the recalculation away from them. */

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** A page, live or deleted, as a change starts from it. */
export async function findCurrent(db: Kysely<Schema>, id: string): Promise<CurrentPage | null> {
  const row = await db.selectFrom('generated_pages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const {
    title,
    slug,
    description,
    content,
    creativity,
    seed,
    understood,
    typed_figures: typedFigures,
    revision,
  } = row;
  const override =
    row.indexable_override === null
      ? null
      : { indexable: row.indexable_override === 1, by: row.overruled_by ?? '', at: row.overruled_at ?? '' };
  return {
    id,
    title,
    slug,
    description,
    content,
    creativity,
    seed,
    understood,
    answered: row.answered === 1,
    typedFigures,
    override,
    revision,
    updatedAt: row.updated_at,
    isDeleted: row.deleted_at !== null,
  };
}

/** Whether the pages are still as the changes found them. */
export async function areUnchanged(
  transaction: Transaction<Schema>,
  changes: readonly ComparedChange[],
): Promise<boolean> {
  const found = changes.flatMap((change) => (change.kind === 'create' ? [] : [change.before]));
  if (found.length === 0) return true;
  const rows = await transaction
    .selectFrom('generated_pages')
    .select(['id', 'revision', 'deleted_at'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.id, row]));
  return found.every(
    ({ id, revision, isDeleted }) =>
      now.get(id)?.revision === revision && (now.get(id)?.deleted_at !== null) === isDeleted,
  );
}

function textColumns(
  { title, slug, description, content, understood, answered, typedFigures, override }: PageState,
  nearest: Nearest | null,
) {
  const similarity = nearest?.similarity ?? 0;
  return {
    title,
    slug,
    description,
    content,
    search_key: `${searchKey(withoutTextSlots(title))} ${slug}`,
    typed_figures: typedFigures,
    understood,
    answered: flag(answered),
    indexable_override: override && flag(override.indexable),
    overruled_by: override?.by ?? null,
    overruled_at: override?.at ?? null,
    likeness: similarity,
    nearest_id: nearest?.id ?? null,
    indexable: flag(override?.indexable ?? isIndexable({ similarity, answered })),
  };
}

async function insertRows(
  transaction: Transaction<Schema>,
  created: readonly ComparedCreation[],
  now: string,
): Promise<void> {
  if (created.length === 0) return;
  const rows = created.map(({ id, page, nearest, saveId }) => ({
    ...textColumns(page, nearest),
    id,
    created_at: now,
    updated_at: now,
    creativity: page.creativity,
    seed: page.seed,
    deleted_at: null,
    save_id: saveId,
  }));
  await transaction.insertInto('generated_pages').values(rows).execute();
  await transaction
    .insertInto('page_fingerprints')
    .values(created.map(({ id, shingles }) => ({ page_id: id, ...encodeFingerprint(shingles) })))
    .execute();
}

async function rewriteRow(transaction: Transaction<Schema>, change: ComparedRewriting, now: string): Promise<void> {
  const { id, before, after, nearest, saveId, shingles } = change;
  // Deciding about search engines alone leaves the words as they stand, and with them their date.
  const isNewText = isRewritten(change);
  await transaction
    .updateTable('generated_pages')
    .set({
      ...textColumns(after, nearest),
      updated_at: isNewText ? now : before.updatedAt,
      revision: before.revision + 1,
      save_id: saveId,
    })
    .where('id', '=', id)
    .execute();
  if (!isNewText) return;
  await transaction
    .insertInto('page_fingerprints')
    .values({ page_id: id, ...encodeFingerprint(shingles) })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(encodeFingerprint(shingles)))
    .execute();
}

async function restoreRow(
  transaction: Transaction<Schema>,
  { id, before: { answered, override }, nearest }: ComparedRestoration,
): Promise<void> {
  const similarity = nearest?.similarity ?? 0;
  const indexable = flag(override?.indexable ?? isIndexable({ similarity, answered }));
  await transaction
    .updateTable('generated_pages')
    .set({ deleted_at: null, likeness: similarity, nearest_id: nearest?.id ?? null, indexable })
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
  await insertRows(
    transaction,
    changes.flatMap((change) => (change.kind === 'create' ? [change] : [])),
    at,
  );
  for (const change of changes) {
    if (change.kind === 'rewrite') await rewriteRow(transaction, change, at);
    else if (change.kind === 'restore') await restoreRow(transaction, change);
    else if (change.kind === 'delete')
      await transaction.updateTable('generated_pages').set({ deleted_at: at }).where('id', '=', change.id).execute();
  }
}

/** Writes what a page was compared as again. */
export async function writeSimilarity(
  transaction: Transaction<Schema>,
  {
    id,
    override,
    answered,
    nearest,
  }: {
    readonly id: string;
    readonly override: 0 | 1 | null;
    readonly answered: boolean;
    readonly nearest: Nearest | null;
  },
): Promise<void> {
  const similarity = nearest?.similarity ?? 0;
  await transaction
    .updateTable('generated_pages')
    .set({
      likeness: similarity,
      nearest_id: nearest?.id ?? null,
      indexable: override ?? flag(isIndexable({ similarity, answered })),
    })
    .where('id', '=', id)
    .execute();
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
    'description' | 'content' | 'typed_figures'
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
