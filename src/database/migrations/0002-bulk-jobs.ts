import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bulkJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bulk_jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('creativity', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('processed', 'integer', (column) => column.notNull())
      .addColumn('success', 'integer', (column) => column.notNull())
      .addColumn('errors', 'integer', (column) => column.notNull())
      .addColumn('current_index', 'integer')
      .addColumn('current_title', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text')
      .addCheckConstraint('bulk_jobs_state', sql`state in ('queued', 'running', 'done', 'cancelled', 'failed')`)
      .execute();
    await db.schema.createIndex('bulk_jobs_newest').on('bulk_jobs').columns(['created_at desc', 'id desc']).execute();

    await db.schema
      .createTable('bulk_job_titles')
      .addColumn('job_id', 'text', (column) => column.notNull().references('bulk_jobs.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('error', 'text')
      .addPrimaryKeyConstraint('bulk_job_titles_key', ['job_id', 'position'])
      .addCheckConstraint('bulk_job_titles_state', sql`state in ('waiting', 'created', 'failed')`)
      .execute();
  },
};
