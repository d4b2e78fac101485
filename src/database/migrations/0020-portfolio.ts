import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Jobs that were done, and their photos. */
export const portfolio: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('portfolio_jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.unique())
      .addColumn('place_key', 'text')
      .addColumn('gate_kind', 'text')
      .addColumn('service', 'text')
      .addColumn('motor', 'text', (column) => column.notNull())
      .addColumn('found', 'text', (column) => column.notNull())
      .addColumn('done', 'text', (column) => column.notNull())
      .addColumn('month', 'text')
      .addColumn('minutes', 'integer')
      .addColumn('price', 'integer')
      .addColumn('quote', 'text', (column) => column.notNull())
      .addColumn('quote_by', 'text', (column) => column.notNull())
      .addColumn('consent_on', 'text')
      .addColumn('consent_how', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .addColumn('deleted_at', 'text')
      .execute();
    await db.schema
      .createIndex('portfolio_jobs_by_place')
      .on('portfolio_jobs')
      .columns(['state', 'place_key', 'published_at', 'id'])
      .execute();
    await db.schema
      .createIndex('portfolio_jobs_newest')
      .on('portfolio_jobs')
      .columns(['state', 'published_at', 'id'])
      .execute();
    await db.schema
      .createTable('portfolio_photos')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('job_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('colour', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('portfolio_photos_of_job')
      .on('portfolio_photos')
      .columns(['job_id', 'position'])
      .execute();
    await db.schema.createIndex('portfolio_photos_by_hash').on('portfolio_photos').column('hash').execute();
  },
};
