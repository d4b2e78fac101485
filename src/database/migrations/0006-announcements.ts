import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sitemap's own index, which holds all that it prints, and the queue of addresses to announce to search engines. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index generated_pages_sitemap on generated_pages (id, slug, updated_at) where deleted_at is null and indexable = 1`.execute(
      db,
    );

    await db.schema
      .createTable('announcements')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('answer', 'text')
      .addCheckConstraint('announcements_state', sql`state in ('waiting', 'sent', 'failed')`)
      .execute();
    await sql`create unique index announcements_waiting_address on announcements (address) where state = 'waiting'`.execute(
      db,
    );
    await sql`create index announcements_waiting on announcements (next_attempt_at, id) where state = 'waiting'`.execute(
      db,
    );

    await db.schema
      .createTable('announcer')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'bigint')
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text')
      .execute();
    await sql`insert into announcer (id) values (1)`.execute(db);
  },
};
