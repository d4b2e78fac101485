import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is typed into a page, kept beside it until it is saved. */
export const unpublishedEdits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('unpublished_edits')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('page_id', 'text', (column) => column.notNull().references('generated_pages.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('indexable', 'integer')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('writer', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('unpublished_edits_of_page')
      .on('unpublished_edits')
      .columns(['page_id', 'saved_at'])
      .execute();
  },
};
