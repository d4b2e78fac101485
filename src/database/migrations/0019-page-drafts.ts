import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pages before they are published, with the moment at which they are, where one is set. */
export const pageDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_drafts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('description', 'text')
      .addColumn('content', 'text')
      .addColumn('creativity', 'integer', (column) => column.notNull())
      .addColumn('seed', 'bigint')
      .addColumn('correction', 'text')
      .addColumn('include_unanswered', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('save_id', 'text')
      .addColumn('batch_id', 'text')
      .addColumn('publish_at', 'text')
      .addColumn('failure', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('claimed_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addCheckConstraint('page_drafts_include_unanswered', sql`include_unanswered in (0, 1)`)
      .execute();
    await sql`create unique index page_drafts_save on page_drafts (save_id) where save_id is not null`.execute(db);
    await sql`create index page_drafts_due on page_drafts (publish_at, id) where publish_at is not null and deleted_at is null`.execute(
      db,
    );
    await sql`create index page_drafts_newest on page_drafts ((case when failure is null then 1 else 0 end), id desc) where publish_at is null and deleted_at is null`.execute(
      db,
    );
    await db.schema.createIndex('page_drafts_batch').on('page_drafts').column('batch_id').execute();
    await sql`create index page_drafts_deleted on page_drafts (deleted_at) where deleted_at is not null`.execute(db);
  },
};
