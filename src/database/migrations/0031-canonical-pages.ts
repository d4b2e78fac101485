import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The page that a page leaves search engines to, where both say the same of one place. What leaves is in no sitemap. */
export const canonicalPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('generated_pages').addColumn('canonical_id', 'text').execute();
    await sql`drop index generated_pages_sitemap`.execute(db);
    await sql`create index generated_pages_sitemap on generated_pages (id, slug, updated_at) where deleted_at is null and indexable = 1 and canonical_id is null`.execute(
      db,
    );
    await sql`create index generated_pages_leaving on generated_pages (canonical_id) where canonical_id is not null`.execute(
      db,
    );
    await sql`create index generated_pages_same_subject on generated_pages (place, entry) where deleted_at is null and indexable = 1`.execute(
      db,
    );
  },
};
