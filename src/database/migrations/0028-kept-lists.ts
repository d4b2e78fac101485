import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists of titles that become drafts or scheduled pages, as jobs. A version that knows no such lists sees a job that somebody works on: who
 * does stands in a table of its own.
 */
export const keptLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['kept_as', 'publish_from', 'undone_at'])
      await db.schema.alterTable('bulk_jobs').addColumn(name, 'text').execute();
    await db.schema.alterTable('bulk_jobs').addColumn('per_day', 'integer').execute();
    await db.schema
      .createTable('kept_lists')
      .addColumn('id', 'text', (column) => column.primaryKey().references('bulk_jobs.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text')
      .addCheckConstraint('kept_lists_state', sql`state in ('queued', 'running', 'done', 'failed')`)
      .execute();
    await sql`create index kept_lists_open on kept_lists (created_at, id) where state in ('queued', 'running')`.execute(
      db,
    );
    // What was saved since a moment, and a list's drafts in their order.
    await sql`create index page_drafts_saved on page_drafts (saved_at) where deleted_at is null`.execute(db);
    await db.schema.createIndex('page_drafts_list').on('page_drafts').columns(['batch_id', 'id']).execute();
  },
};
