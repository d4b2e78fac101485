import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from './support/app.ts';
import { overviewOf, saveDraft } from './support/company.ts';

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia.</p>';
const made = z.object({ id: z.string() });

/** Each call behind the sign-in that writes or takes a file away, with the audit event that it causes; null where it stores nothing. */
const EVENTS: Readonly<Record<string, string | null>> = {
  'POST /api/generate': null,
  'POST /api/judgements': null,
  'POST /api/title-lists': null,
  'POST /api/bulk-jobs/dry-run': null,
  'POST /api/pages': 'created',
  'POST /api/pages/import': 'imported',
  'PATCH /api/pages/:id': 'changed',
  'DELETE /api/pages/:id': 'deleted',
  'POST /api/pages/:id/restore': 'restored',
  'POST /api/pages/:id/versions/:version/restore': 'restored',
  'GET /api/pages.csv': 'exported',
  'POST /api/bulk-jobs': 'created',
  'POST /api/bulk-jobs/:id/cancel': 'changed',
  'POST /api/bulk-jobs/:id/retry': 'changed',
  'GET /api/bulk-jobs/:id/results.csv': 'exported',
  'PUT /api/understanding/choices': 'changed',
  'PUT /api/company/draft': 'changed',
  'DELETE /api/company/draft': 'deleted',
  'POST /api/company/publish': 'published',
  'POST /api/company/undo': 'restored',
  'POST /api/company/confirm': 'confirmed',
  'POST /api/company/import': 'imported',
  'GET /api/company/export': 'exported',
  'POST /api/administrators': 'administrator_invited',
  'POST /api/administrators/:id/invite': 'administrator_invited',
  'POST /api/administrators/:id/suspend': 'administrator_suspended',
  'POST /api/administrators/:id/readmit': 'administrator_readmitted',
  'POST /api/administrators/:id/remove': 'administrator_removed',
  'POST /api/administrators/:id/end-sessions': 'sessions_ended',
  'PUT /api/security': 'second_factor_policy_changed',
  'DELETE /api/account/sessions/:id': 'sessions_ended',
  'POST /api/account/sessions/end': 'sessions_ended',
  'POST /api/account/methods/:method/unlink': 'method_unlinked',
  'POST /api/account/second-factor/disable': 'second_factor_disabled',
  'POST /api/account/recovery-codes': 'recovery_codes_renewed',
  'POST /api/account/password': 'password_created',
};

test('every call that writes or takes a file away is listed with its audit event', async () => {
  const { http } = await testApp();
  const calls = http.routes
    .filter(
      ({ method, path }) =>
        path.startsWith('/api/') &&
        !path.startsWith('/api/auth/') &&
        method !== 'ALL' &&
        (method !== 'GET' || path.endsWith('.csv') || path.endsWith('/export')),
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(calls)].toSorted()).toEqual(Object.keys(EVENTS).toSorted());
});

test('calls of pages and jobs cause the events that are listed for them', async () => {
  const app = await testApp();
  const { db } = app.database;
  let seen = 0;

  /** Makes a call. @returns what it answered, once its event is as listed. */
  async function carriesOut(call: string, path: string, body?: unknown): Promise<unknown> {
    const [method = ''] = call.split(' ');
    const response = await app.call(method, path, body);
    expect({ call, ok: response.ok }).toEqual({ call, ok: true });
    const text = await response.text();
    const events = await db
      .selectFrom('audit_events')
      .select(['action', 'subject'])
      .where('action', '!=', 'sign_in')
      .orderBy('id')
      .execute();
    const event = events.slice(seen);
    seen = events.length;
    expect({ call, events: event.map(({ action }) => action) }).toEqual({
      call,
      events: EVENTS[call] === null ? [] : [EVENTS[call]],
    });
    for (const { subject } of event) expect(subject).toContain(path.slice('/api/'.length));
    return text.startsWith('{') ? JSON.parse(text) : null;
  }

  await carriesOut('POST /api/generate', '/api/generate', { title: 'Motor na Mooca', creativity: 75 });
  await carriesOut('POST /api/judgements', '/api/judgements', {
    title: 'Motor na Mooca',
    description: 'Motor.',
    content: CONTENT,
  });
  await carriesOut('POST /api/bulk-jobs/dry-run', '/api/bulk-jobs/dry-run', {
    titles: ['Motor na Mooca'],
    creativity: 75,
  });
  const { id } = made.parse(
    await carriesOut('POST /api/pages', '/api/pages', { title: 'Motor na Mooca', content: CONTENT }),
  );
  await carriesOut('PATCH /api/pages/:id', `/api/pages/${id}`, { revision: 1, title: 'Motor novo na Mooca' });
  await carriesOut('POST /api/pages/:id/versions/:version/restore', `/api/pages/${id}/versions/1/restore`, {
    revision: 2,
  });
  await carriesOut('DELETE /api/pages/:id', `/api/pages/${id}`);
  await carriesOut('POST /api/pages/:id/restore', `/api/pages/${id}/restore`);
  await carriesOut('POST /api/pages/import', '/api/pages/import', [{ title: 'Motor no Brás', content: CONTENT }]);
  await carriesOut('GET /api/pages.csv', '/api/pages.csv');
  const job = made.parse(
    await carriesOut('POST /api/bulk-jobs', '/api/bulk-jobs', { titles: ['Motor em Moema'], creativity: 75 }),
  );
  await carriesOut('POST /api/bulk-jobs/:id/cancel', `/api/bulk-jobs/${job.id}/cancel`);
  await carriesOut('GET /api/bulk-jobs/:id/results.csv', `/api/bulk-jobs/${job.id}/results.csv`);
  await carriesOut('POST /api/bulk-jobs/:id/retry', `/api/bulk-jobs/${job.id}/retry`);

  const { data } = (await overviewOf(app)).published;
  const [one, other] = [
    { ...data, maxInstalments: 12 },
    { ...data, maxInstalments: 6 },
  ];
  await carriesOut('PUT /api/company/draft', '/api/company/draft', { version: 0, data: one });
  await carriesOut('DELETE /api/company/draft', '/api/company/draft', { version: 1 });
  await saveDraft(app, 2, other);
  seen += 1;
  await carriesOut('POST /api/company/publish', '/api/company/publish', { version: 3 });
  await carriesOut('POST /api/company/undo', '/api/company/undo', { number: 1, current: 2 });
  await carriesOut('POST /api/company/confirm', '/api/company/confirm', { samples: ['warranty'] });
  const file = await carriesOut('GET /api/company/export', '/api/company/export');
  await carriesOut('POST /api/company/import', '/api/company/import', { version: 5, publish: false, file });
});
