import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CurrentPage } from './page-change.ts';

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
    deletedAt: row.deleted_at,
  };
}
