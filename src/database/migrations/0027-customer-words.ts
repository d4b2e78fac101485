import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What customers are asked by a link to say of a job, and what they said. */
export const customerWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('customer_words')
      .addColumn('job_id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('consent_at', 'text')
      .addColumn('decided_at', 'text')
      .addColumn('decided_by', 'text')
      .execute();
  },
};
