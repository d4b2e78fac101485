import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What keeps the cost of one more page flat. Every index holds all columns that its query filters by: SQLite reads a column that stands behind
 * a page's text only by walking over the text.
 */
export const manyPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('page_fingerprints').addColumn('signature', 'text').execute();
    await sql`create index page_fingerprints_signatures on page_fingerprints (page_id, signature)`.execute(db);
    await sql`create index generated_pages_live on generated_pages (id, deleted_at) where deleted_at is null`.execute(
      db,
    );

    await sql`drop index generated_pages_newest`.execute(db);
    await sql`create index generated_pages_newest on generated_pages (created_at desc, id desc, search_key, likeness, deleted_at) where deleted_at is null`.execute(
      db,
    );
    await sql`drop index generated_pages_most_alike`.execute(db);
    await sql`create index generated_pages_most_alike on generated_pages (likeness desc, id desc, search_key, deleted_at) where deleted_at is null`.execute(
      db,
    );

    await db.schema
      .createTable('pages_to_measure')
      .addColumn('page_id', 'text', (column) =>
        column.primaryKey().references('generated_pages.id').onDelete('cascade'),
      )
      .addColumn('mark', 'text', (column) => column.notNull())
      .execute();
  },
};
