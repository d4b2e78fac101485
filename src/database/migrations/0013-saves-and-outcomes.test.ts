import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl, engines, open } from '../../../tests/support/database.ts';
import { generatedPages } from './0001-generated-pages.ts';
import { bulkJobs } from './0002-bulk-jobs.ts';
import { pageEditing } from './0004-page-editing.ts';
import { savesAndOutcomes } from './0013-saves-and-outcomes.ts';

test.each(engines)('a job that ended before says what already existed apart from its errors (%s)', async (engine) => {
  const { db } = open(await emptyDatabaseUrl(engine));
  for (const migration of [generatedPages, bulkJobs, pageEditing]) await migration.up(db);
  const job = (id: string, success: number, errors: number) =>
    sql`
    insert into bulk_jobs (id, state, creativity, total, processed, success, errors, created_at) values (${id}, 'done', 75, ${success + errors}, ${success + errors}, ${success}, ${errors}, '2026-11-21T12:00:00.000Z')`.execute(
      db,
    );
  const title = (id: string, position: number, state: string, error: string | null) =>
    sql`
    insert into bulk_job_titles (job_id, position, title, state, slug, error) values (${id}, ${position}, 'Motor', ${state}, 'motor', ${error})`.execute(
      db,
    );
  await job('a', 1, 2);
  await title('a', 0, 'created', null);
  await title('a', 1, 'failed', 'Já existe uma página no endereço /links-uteis/motor.');
  await title('a', 2, 'failed', 'Erro desconhecido');
  await job('b', 0, 1);
  await title('b', 0, 'failed', 'Erro desconhecido');
  await savesAndOutcomes(engine).up(db);
  const jobs = await sql<{
    id: string;
    success: number;
    existing: number;
    errors: number;
    screen: string;
  }>`select id, success, existing, errors, screen from bulk_jobs order by id`.execute(db);
  expect(jobs.rows.map((row) => ({ ...row }))).toEqual([
    { id: 'a', success: 1, existing: 1, errors: 1, screen: 'mass-creator' },
    { id: 'b', success: 0, existing: 0, errors: 1, screen: 'mass-creator' },
  ]);
  const titles = await sql<{
    state: string;
    error: string | null;
  }>`select state, error from bulk_job_titles where job_id = 'a' order by position`.execute(db);
  expect(titles.rows.map((row) => ({ ...row }))).toEqual([
    { state: 'created', error: null },
    { state: 'existing', error: null },
    { state: 'failed', error: 'Erro desconhecido' },
  ]);
  await sql`delete from bulk_jobs where id = 'a'`.execute(db);
  const left = await sql<{ job_id: string }>`select job_id from bulk_job_titles`.execute(db);
  expect(left.rows.map(({ job_id }) => job_id)).toEqual(['b']);
});
