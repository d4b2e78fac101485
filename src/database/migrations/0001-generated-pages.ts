import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const generatedPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('generated_pages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('search_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('creativity', 'integer')
      .addColumn('seed', 'bigint')
      .addColumn('likeness', 'double precision', (column) => column.notNull())
      .addColumn('nearest_id', 'text')
      .addColumn('indexable', 'integer', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addCheckConstraint('generated_pages_indexable', sql`indexable in (0, 1)`)
      .execute();
    await sql`create unique index generated_pages_live_slug on generated_pages (slug) where deleted_at is null`.execute(
      db,
    );
    await sql`create index generated_pages_newest on generated_pages (created_at desc, id desc) where deleted_at is null`.execute(
      db,
    );
    await sql`create index generated_pages_deleted_slug on generated_pages (slug) where deleted_at is not null`.execute(
      db,
    );
    await db.schema.createIndex('generated_pages_nearest').on('generated_pages').column('nearest_id').execute();

    await db.schema
      .createTable('page_fingerprints')
      .addColumn('page_id', 'text', (column) =>
        column.primaryKey().references('generated_pages.id').onDelete('cascade'),
      )
      .addColumn('shingles', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('content_changes')
      .addColumn('version', 'bigint', (column) => column.primaryKey())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into content_version (id, version) values (1, 0)`.execute(db);
  },
};
