import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** The record refuses every update, this one alone excepted: a column is filled that was not there when the lines were written. */
const OPEN: Readonly<Record<Engine, string>> = {
  sqlite: 'drop trigger audit_events_no_update',
  postgres: 'alter table audit_events disable trigger audit_events_append_only',
};
const SHUT: Readonly<Record<Engine, string>> = {
  sqlite:
    "create trigger audit_events_no_update before update on audit_events begin select raise(abort, 'audit_events is append-only'); end",
  postgres: 'alter table audit_events enable trigger audit_events_append_only',
};
const LINES_AT_ONCE = 1000;

/** `searchKey` as it was when this migration was written. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}

/** The record's lines are found without regard to accents and case, which neither engine's `lower` folds alike. */
export function recordSearch(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table audit_events add column search_key text not null default ''`.execute(db);
      await sql.raw(OPEN[engine]).execute(db);
      for (let after = ''; ;) {
        const { rows } = await sql<{ id: string; who: string; subject: string }>`
          select id, who, subject from audit_events where id > ${after} order by id limit ${LINES_AT_ONCE}`.execute(db);
        const last = rows.at(-1);
        if (!last) break;
        const keys = rows.map(({ id, who, subject }) => sql`(${id}, ${fold(`${who} ${subject}`)})`);
        await sql`update audit_events set search_key = folded.column2 from (values ${sql.join(keys)}) as folded where audit_events.id = folded.column1`.execute(
          db,
        );
        after = last.id;
      }
      await sql.raw(SHUT[engine]).execute(db);
    },
  };
}
