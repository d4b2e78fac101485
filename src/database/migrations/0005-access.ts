import { type ColumnDataType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** Both engines refuse to change or remove what the record holds, whoever asks. */
const APPEND_ONLY: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['update', 'delete'].map(
    (verb) =>
      `create trigger audit_events_no_${verb} before ${verb} on audit_events begin select raise(abort, 'audit_events is append-only'); end`,
  ),
  postgres: [
    `create function audit_events_append_only() returns trigger language plpgsql as $$ begin raise exception 'audit_events is append-only'; end $$`,
    'create trigger audit_events_append_only before update or delete or truncate on audit_events for each statement execute function audit_events_append_only()',
  ],
};

/**
 * The second factor's tables, frozen as better-auth 1.7 makes them (`tests/access-schema.test.ts` compares), and ours: what is counted
 * against guessing, codes that were used, the rule for all administrators, and the record.
 */
export function access(engine: Engine): Migration {
  const instant = engine === 'postgres' ? sql`timestamptz` : sql`date`;
  const flag: ColumnDataType = engine === 'postgres' ? 'boolean' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('user').addColumn('twoFactorEnabled', flag).execute();
      await db.schema
        .createTable('twoFactor')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backupCodes', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('verified', flag)
        .addColumn('failedVerificationCount', 'integer')
        .addColumn('lockedUntil', instant)
        .execute();
      await db.schema.createIndex('twoFactor_secret_idx').on('twoFactor').column('secret').execute();
      await db.schema.createIndex('twoFactor_userId_idx').on('twoFactor').column('userId').execute();

      await db.schema
        .createTable('security_settings')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('second_factor_required', 'integer', (column) => column.notNull())
        .addCheckConstraint('security_settings_flag', sql`second_factor_required in (0, 1)`)
        .execute();
      await sql`insert into security_settings (id, second_factor_required) values (1, 0)`.execute(db);

      await db.schema
        .createTable('sign_in_attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('blocked_until', 'text')
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('known_addresses')
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('last_used_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('known_addresses_key', ['account', 'address'])
        .execute();
      await db.schema
        .createTable('used_codes')
        .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('used_codes_key', ['user_id', 'code'])
        .execute();

      await db.schema
        .createTable('audit_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('address', 'text')
        .execute();
      await db.schema.createIndex('audit_events_newest').on('audit_events').columns(['at desc', 'id desc']).execute();
      for (const statement of APPEND_ONLY[engine]) await sql.raw(statement).execute(db);
    },
  };
}
