import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testApp } from './support/app.ts';
import { emptyDatabaseUrl, open } from './support/database.ts';
import { keptList } from './support/kept-list.ts';
import { pageRoom, noAudit } from './support/page-room.ts';
import { migrate } from '../src/database/migrate.ts';

const made = z.object({ id: z.string() });
const plan = z.array(z.object({ detail: z.string() }));

/** Tables that stay small: one row, two hundred jobs, marks that are worked off at once; a part that a limit has cut; and rows that are written. */
const SMALL =
  /^SCAN (content_version|security_settings|user|bulk_jobs|page_actions|action|marked|part|\d+-ROW VALUES CLAUSE)\b/;
/** In the order of an index, up to a limit. */
const IN_ORDER = /^SCAN \S+ USING INDEX/;
/** Read whole, but out of an index that holds all that is asked: a count, a search for words. */
const WHOLE_INDEX = /^SCAN \S+ USING COVERING INDEX/;

test('no query of the panel, of a job or of a page reads a table whole or sorts it', async () => {
  const url = await emptyDatabaseUrl('sqlite');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const database = open(url);
  await migrate(database);
  // The reads that stand beside visitors have their queries looked at as well.
  const app = await testApp({ database: { ...database, reads: database.db } });
  const { id } = made.parse(
    await (
      await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>O motor abre o portão.</p>' })
    ).json(),
  );
  prepare.mockClear();

  for (const query of [
    '',
    'q=motor',
    'sort=likeness',
    'level=similar',
    'level=almost-equal',
    'sort=title',
    'sort=oldest',
    'level=hidden',
    'level=typed-figures&sort=title',
    'level=out-of-date',
    'place=S%C3%A3o+Paulo&sort=likeness',
    'family=fault&sort=title',
    `job=${id}&sort=title`,
    'from=2026-11-01&to=2026-11-30&sort=title',
    'q=motor&sort=likeness&level=similar',
  ]) {
    await app.call('GET', `/api/pages?${query}`);
    const key = query.includes('sort=likeness') ? '0.5' : '2026-01-01T00:00:00.000Z';
    await app.call('GET', `/api/pages?${query}&cursor=${encodeURIComponent(`${key}|${id}`)}`);
  }
  const job = made.parse(
    await (await app.call('POST', '/api/bulk-jobs', { titles: ['Motor no Brás', '??'], creativity: 75 })).json(),
  );
  app.worker.start();
  await expect
    .poll(
      async () =>
        z.object({ state: z.string() }).parse(await (await app.call('GET', `/api/bulk-jobs/${job.id}`)).json()).state,
      { timeout: 120_000 },
    )
    .toBe('done');
  await app.worker.stop();
  const batch = { id: crypto.randomUUID(), titles: ['Motor na Penha'], creativity: 75 };
  const from = new Date(Date.now() + 60_000).toISOString();
  await app.call('POST', '/api/drafts/batches', { ...batch, schedule: { per_day: 1, from } });
  await keptList(app, batch.id);
  await app.call('POST', `/api/drafts/batches/${batch.id}/undo`);
  await app.call('POST', `/api/drafts/batches/${batch.id}/restore`);
  await app.draftPublisher.look();
  for (const path of [
    '/api/drafts',
    '/api/drafts?state=scheduled',
    '/api/overview',
    '/api/bulk-jobs',
    `/api/bulk-jobs/${job.id}?after=0`,
    '/api/record',
    '/sitemap',
    '/sitemap.xml',
    '/sitemap/paginas.xml',
    '/links-uteis/motor-na-mooca',
    '/links-uteis/motor-no-bras',
    '/links-uteis/nada',
  ]) {
    await app.asAdministrator(path);
  }
  await app.call('POST', `/api/bulk-jobs/${job.id}/retry`);
  await app.call('PATCH', `/api/pages/${id}`, { revision: 1, title: 'Motor novo na Mooca' });
  const { writer } = await pageRoom(database);
  await Promise.all(
    ['Primeira página', 'Segunda página'].map((title) =>
      writer.save({ title, content: '<p>O mesmo texto.</p>' }, noAudit, 'x@exemplo.com.br'),
    ),
  );
  await app.call('DELETE', `/api/pages/${id}`);
  await app.call('POST', `/api/pages/${id}/restore`);

  const action = made.parse(
    await (
      await app.call('POST', '/api/page-actions', {
        action: { kind: 'delete' },
        selection: { from: 'list', filter: { q: 'mooca' }, except: [] },
      })
    ).json(),
  );
  app.actionWorker.start();
  await expect
    .poll(
      async () =>
        z.object({ state: z.string() }).parse(await (await app.call('GET', `/api/page-actions/${action.id}`)).json())
          .state,
      { timeout: 120_000 },
    )
    .toBe('done');
  await app.actionWorker.stop();
  for (const path of [
    '/api/pages/bin',
    `/api/pages/bin?q=motor&cursor=${encodeURIComponent(`2026-01-01T00:00:00.000Z|${id}`)}`,
    '/api/page-actions',
  ])
    await app.asAdministrator(path);
  await app.call('POST', `/api/page-actions/${action.id}/undo`);

  const statements = new Set(
    prepare.mock.calls
      .map(([sql]) => sql)
      .filter((sql) => /^(select|update|delete|insert)/.test(sql) && !/"session"|"account"|"verification"/.test(sql)),
  );
  expect(statements.size).toBeGreaterThan(30);
  const reader = new DatabaseSync(url.slice('file:'.length), { readOnly: true });
  const found = [...statements].flatMap((sql) => {
    const steps = plan.parse(reader.prepare(`explain query plan ${sql}`).all()).map(({ detail }) => detail);
    const isFine = (step: string) =>
      SMALL.test(step) || WHOLE_INDEX.test(step) || (IN_ORDER.test(step) && /limit [?1]/.test(sql));
    const bad = steps.filter((step) => (step.startsWith('SCAN ') && !isFine(step)) || step.includes('TEMP B-TREE'));
    return bad.map((step) => `${step}: ${sql}`);
  });
  reader.close();
  expect(found).toEqual([]);
});
