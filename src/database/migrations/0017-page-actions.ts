import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Actions on many pages at once, and the bin: who deleted a page, and deleted pages in the order in which they went. */
export const pageActions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('generated_pages').addColumn('deleted_by', 'text').execute();
    await sql`create index generated_pages_bin on generated_pages (deleted_at desc, id desc, search_key) where deleted_at is not null`.execute(
      db,
    );
    await db.schema
      .createTable('page_actions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('parameters', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('processed', 'integer', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('skipped', 'integer', (column) => column.notNull())
      .addColumn('errors', 'integer', (column) => column.notNull())
      .addColumn('begun_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('undo_of', 'text', (column) => column.unique())
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text')
      .addCheckConstraint(
        'page_actions_state',
        sql`state in ('preparing', 'queued', 'running', 'done', 'cancelled', 'failed')`,
      )
      .execute();
    await db.schema
      .createIndex('page_actions_newest')
      .on('page_actions')
      .columns(['created_at desc', 'id desc'])
      .execute();
    await db.schema
      .createTable('page_action_pages')
      .addColumn('action_id', 'text', (column) => column.notNull().references('page_actions.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('page_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('revision', 'integer')
      .addColumn('deleted_at', 'text')
      .addColumn('before', 'text')
      .addPrimaryKeyConstraint('page_action_pages_key', ['action_id', 'position'])
      .addCheckConstraint('page_action_pages_state', sql`state in ('waiting', 'changed', 'skipped', 'failed')`)
      .execute();
  },
};
