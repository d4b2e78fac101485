import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an outside model has written and cost, with the job and its titles: a process that goes on with a job spends nothing twice. */
export const modelPages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['model_titles', 'model_pages', 'model_tokens'])
      await db.schema
        .alterTable('bulk_jobs')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('bulk_jobs').addColumn('model_ended', 'text').execute();
    await db.schema
      .alterTable('bulk_job_titles')
      .addColumn('model_attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('bulk_job_titles').addColumn('model_page', 'text').execute();
  },
};
