import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each page's title was understood as, and what administrators chose for titles that were not. Pages of before count as answered. */
export const understoodTitles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('generated_pages').addColumn('understood', 'text').execute();
    await db.schema
      .alterTable('generated_pages')
      .addColumn('answered', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('bulk_jobs')
      .addColumn('include_unanswered', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('understanding_choices')
      .addColumn('title_key', 'text', (column) => column.primaryKey())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('chosen_by', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .execute();
  },
};
