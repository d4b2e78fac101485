import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** What was published stays as it was: an undo publishes a copy. */
const APPEND_ONLY: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['update', 'delete'].map(
    (verb) =>
      `create trigger company_states_no_${verb} before ${verb} on company_states begin select raise(abort, 'company_states is append-only'); end`,
  ),
  postgres: [
    `create function company_states_append_only() returns trigger language plpgsql as $$ begin raise exception 'company_states is append-only'; end $$`,
    'create trigger company_states_append_only before update or delete or truncate on company_states for each statement execute function company_states_append_only()',
  ],
};

/** The company's data: what was published, the draft, and what was confirmed. */
export function companyData(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('company_states')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('published_by', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('copied_from', 'integer')
        .addColumn('changes', 'text', (column) => column.notNull())
        .addColumn('draft_version', 'integer', (column) => column.unique())
        .execute();
      await db.schema
        .createTable('company_draft')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('data', 'text')
        .addColumn('changed_by', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .execute();
      await sql`insert into company_draft (id, version, data, changed_by, changed_at) values (1, 0, null, '', '')`.execute(
        db,
      );
      await db.schema
        .createTable('company_confirmations')
        .addColumn('sample', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('confirmed_by', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('company_confirmations_key', ['sample', 'digest'])
        .execute();
      for (const statement of APPEND_ONLY[engine]) await sql.raw(statement).execute(db);
    },
  };
}
