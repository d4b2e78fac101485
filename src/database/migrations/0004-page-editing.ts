import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pageEditing: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite adds one column at a time.
    await db.schema
      .alterTable('generated_pages')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('generated_pages').addColumn('indexable_override', 'integer').execute();
    await db.schema.alterTable('generated_pages').addColumn('overruled_by', 'text').execute();
    await db.schema.alterTable('generated_pages').addColumn('overruled_at', 'text').execute();
    // The words that are searched stand in the index: reading them out of 100,000 rows, behind their texts, took more than a second.
    await sql`drop index generated_pages_newest`.execute(db);
    await sql`create index generated_pages_newest on generated_pages (created_at desc, id desc, search_key, deleted_at) where deleted_at is null`.execute(
      db,
    );
    await sql`create index generated_pages_most_alike on generated_pages (likeness desc, id desc) where deleted_at is null`.execute(
      db,
    );

    await db.schema
      .createTable('page_versions')
      .addColumn('page_id', 'text', (column) => column.notNull().references('generated_pages.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('replaced_at', 'text', (column) => column.notNull())
      .addColumn('replaced_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_versions_key', ['page_id', 'revision'])
      .execute();

    await db.schema
      .createTable('page_redirects')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('page_id', 'text', (column) => column.notNull().references('generated_pages.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
