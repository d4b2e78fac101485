import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { looked, withColumnsSorted } from '../support/all-rows.ts';
import { emptyDatabaseUrl, migratedDatabaseUrl, open } from '../support/database.ts';
import { killDataCommand, runDataCommand } from '../support/server-process.ts';
import { postgresUrl } from '../support/test-databases.ts';
import { LONG } from './bulk-job-in-processes.ts';

const PAGES = 2000;
/** All text and numbers: what either engine reads as the same. */
const COMPARED = [
  'generated_pages',
  'audit_events',
  'content_changes',
  'content_version',
  'company_states',
  'page_versions',
];

/** Enough for the move to be in their middle when it is killed. */
function fill(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${PAGES})
    insert into generated_pages (id, title, slug, description, content, search_key, created_at, updated_at, likeness, indexable)
    select printf('01930000-0000-7000-8000-%012x', n), 'Portão ' || n || ' "ção" ' || char(8232), 'portao-' || n, '', '<p>' || hex(randomblob(2000)) || '</p>',
      'portao ' || n, '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z', n / 7.0, 1 from number;
    insert into page_versions (page_id, revision, title, slug, description, content, saved_at, replaced_at, replaced_by)
    select id, 1, title, slug, description, content, created_at, updated_at, 'ana@exemplo.com.br' from generated_pages;
  `);
  database.close();
}

test.skipIf(!postgresUrl)(
  'a move to PostgreSQL that is killed again and again goes on where it was, and every row arrives once',
  { timeout: LONG },
  async () => {
    const from = await migratedDatabaseUrl('sqlite');
    fill(from.slice('file:'.length));
    const target = await emptyDatabaseUrl('postgres');
    const { db } = open(target);
    const environment = { DATABASE_URL: from };
    const order = ['move', target, '--yes'];
    const isSending = async (table: string) => {
      const like = `%insert into "${table}" select * from json_populate%`;
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and query like ${like}`.execute(db);
      return rows.length > 0;
    };
    const inTheMiddleOf = (table: string) => () =>
      vi.waitUntil(() => isSending(table), { timeout: 120_000, interval: 1 });
    await killDataCommand(environment, order, (says) => says(/^\S+\t/m));
    for (const table of ['generated_pages', 'page_versions']) {
      const said = await killDataCommand(environment, order, inTheMiddleOf(table));
      expect(said).not.toMatch(new RegExp(`^${table}\t`, 'm'));
    }
    const { exitCode, output } = runDataCommand(environment, order);
    expect({ exitCode, output }).toMatchObject({ exitCode: 0, output: expect.stringContaining('Tudo chegou igual') });
    const [source, arrived] = [await looked(from), await looked(target)];
    expect(Object.keys(arrived).toSorted()).toEqual(Object.keys(source).toSorted());
    for (const [table, rows] of Object.entries(source)) expect(arrived[table]).toHaveLength(rows.length);
    for (const table of COMPARED)
      expect(arrived[table]?.map(withColumnsSorted).toSorted()).toEqual(
        source[table]?.map(withColumnsSorted).toSorted(),
      );
    expect(arrived['generated_pages']).toHaveLength(PAGES);
  },
);
