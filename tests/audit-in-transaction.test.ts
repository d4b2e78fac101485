import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { addAdministrator, person } from './support/people.ts';

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia.</p>';
const made = z.object({ id: z.string() });

async function lines(app: TestApp): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('audit_events')
    .select(['who', 'action', 'subject'])
    .where('action', '!=', 'sign_in')
    .orderBy('id')
    .execute();
  expect(new Set(rows.map(({ who }) => who))).toEqual(new Set([ADMINISTRATOR.email]));
  return rows.map(({ action, subject }) => `${action} ${subject}`);
}

test.each(engines)(
  'each change of a page and of a job stands in the audit log once, with its title (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { id } = made.parse(
      await (await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT })).json(),
    );
    await app.call('PATCH', `/api/pages/${id}`, { revision: 1, title: 'Motor novo na Mooca' });
    await app.call('POST', `/api/pages/${id}/versions/1/restore`, { revision: 2 });
    await app.call('DELETE', `/api/pages/${id}`);
    await app.call('POST', `/api/pages/${id}/restore`);
    await app.call('POST', '/api/pages/import', [
      { title: 'Motor no Brás', content: CONTENT },
      { title: 'Motor na Mooca', content: CONTENT },
    ]);
    // Nothing of it is new.
    await app.call('POST', '/api/pages/import', [{ title: 'Motor no Brás', content: CONTENT }]);
    const job = made.parse(
      await (
        await app.call('POST', '/api/bulk-jobs', { titles: ['Motor em Moema', 'Motor no Itaim'], creativity: 75 })
      ).json(),
    );
    await app.call('POST', `/api/bulk-jobs/${job.id}/cancel`);
    // It is over: nothing changes any more.
    expect((await app.call('POST', `/api/bulk-jobs/${job.id}/cancel`)).status).toBe(200);
    await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Lapa'], creativity: 75 });
    // Refused calls leave none.
    await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT });
    await app.call('DELETE', '/api/pages/unknown');
    expect(await lines(app)).toEqual([
      'created Motor na Mooca (pages)',
      `changed Motor novo na Mooca (pages/${id})`,
      `restored Motor na Mooca (pages/${id}/versions/1/restore)`,
      `deleted Motor na Mooca (pages/${id})`,
      `restored Motor na Mooca (pages/${id}/restore)`,
      'imported Motor no Brás (pages/import)',
      'created 2 títulos (bulk-jobs)',
      `changed 2 títulos (bulk-jobs/${job.id}/cancel)`,
      'created 1 título (bulk-jobs)',
    ]);
  },
);

test.each(engines)('a change whose line cannot be written is not made (%s)', async (engine) => {
  const app = await testApp({ engine });
  const { id } = made.parse(
    await (await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: CONTENT })).json(),
  );
  const { db } = app.database;
  await sql`alter table audit_events rename to elsewhere`.execute(db);
  const calls = [
    ['POST', '/api/pages', { title: 'Motor no Brás', content: CONTENT }],
    ['PATCH', `/api/pages/${id}`, { revision: 1, title: 'Motor novo' }],
    ['DELETE', `/api/pages/${id}`, undefined],
    ['POST', '/api/bulk-jobs', { titles: ['Motor em Moema'], creativity: 75 }],
  ] as const;
  for (const [method, path, body] of calls) expect((await app.call(method, path, body)).status).toBe(500);
  expect(await db.selectFrom('generated_pages').select(['title', 'revision', 'deleted_at']).execute()).toEqual([
    { title: 'Motor na Mooca', revision: 1, deleted_at: null },
  ]);
  expect(await db.selectFrom('bulk_jobs').select('id').execute()).toEqual([]);
});

test.each(engines)('a change of the own account whose line cannot be written is not made (%s)', async (engine) => {
  const app = await testApp({ engine });
  const id = await addAdministrator(app);
  const [here, elsewhere] = [person(app), person(app)];
  for (const someone of [here, elsewhere]) await someone.signIn();
  const { db } = app.database;
  // Without a password, as one who came from Google.
  await db.updateTable('account').set({ providerId: 'google' }).where('userId', '=', id).execute();
  const { sessions } = z
    .object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) })
    .parse(await (await here.send('GET', '/api/account')).json());
  const other = sessions.find(({ current }) => !current);
  await sql`alter table audit_events rename to elsewhere`.execute(db);
  expect((await here.send('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(500);
  expect((await elsewhere.send('GET', '/api/session')).status).toBe(200);
  expect((await here.send('POST', '/api/account/password', { new_password: 'três palavras soltas' })).status).toBe(500);
  expect(await db.selectFrom('account').select('providerId').execute()).toEqual([{ providerId: 'google' }]);
});
