import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

const STATES = "state in ('waiting', 'created', 'existing', 'failed')";

/** SQLite changes no check of a table that stands: its rows move to a new one. */
const NEW_STATES: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    'alter table bulk_job_titles rename to bulk_job_titles_before',
    `create table bulk_job_titles (
      job_id text not null references bulk_jobs (id) on delete cascade, position integer not null, title text not null, state text not null,
      slug text, error text,
      constraint bulk_job_titles_key primary key (job_id, position), constraint bulk_job_titles_state check (${STATES}))`,
    'insert into bulk_job_titles select job_id, position, title, state, slug, error from bulk_job_titles_before',
    'drop table bulk_job_titles_before',
  ],
  postgres: [
    'alter table bulk_job_titles drop constraint bulk_job_titles_state',
    `alter table bulk_job_titles add constraint bulk_job_titles_state check (${STATES})`,
  ],
};

/** A save is known again by its id, a version keeps the choice about search engines, and a title whose page is there is no error. */
export function savesAndOutcomes(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('generated_pages').addColumn('save_id', 'text').execute();
      await db.schema.alterTable('page_versions').addColumn('indexing', 'text').execute();
      await db.schema
        .alterTable('bulk_jobs')
        .addColumn('screen', 'text', (column) => column.notNull().defaultTo('mass-creator'))
        .execute();
      await db.schema
        .alterTable('bulk_jobs')
        .addColumn('existing', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      for (const statement of NEW_STATES[engine]) await sql.raw(statement).execute(db);
      await sql`update bulk_job_titles set state = 'existing', error = null where state = 'failed' and error like 'Já existe uma página no endereço %'`.execute(
        db,
      );
      await sql`update bulk_jobs set existing = (select count(*) from bulk_job_titles where job_id = bulk_jobs.id and state = 'existing')`.execute(
        db,
      );
      await sql`update bulk_jobs set errors = errors - existing where existing > 0`.execute(db);
    },
  };
}
