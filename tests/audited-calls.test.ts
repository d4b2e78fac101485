import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from './support/app.ts';
import { overviewOf, saveDraft } from './support/company.ts';

const CONTENT = '<p>O motor abre o portão e a equipe instala no mesmo dia.</p>';
const made = z.object({ id: z.string() });

/**
 * Each call behind the sign-in that writes or takes a file away, with the audit event that it causes; null where it stores nothing, or keeps
 * what is being typed and nobody else reads.
 */
const EVENTS: Readonly<Record<string, string | null>> = {
  'POST /api/generate': null,
  'POST /api/judgements': null,
  'POST /api/title-lists': null,
  'POST /api/bulk-jobs/dry-run': null,
  'POST /api/page-actions/preview': null,
  'POST /api/page-actions/export': 'exported',
  'POST /api/page-actions': 'changed',
  'POST /api/page-actions/:id/cancel': 'changed',
  'POST /api/page-actions/:id/undo': 'undone',
  'POST /api/pages': 'created',
  'POST /api/pages/import': 'imported',
  'PATCH /api/pages/:id': 'changed',
  'DELETE /api/pages/:id': 'deleted',
  'POST /api/pages/:id/restore': 'restored',
  'PUT /api/pages/:id/edits/:edit': null,
  'DELETE /api/pages/:id/edits/:edit': 'deleted',
  'POST /api/own-links': null,
  'POST /api/pages/:id/versions/:version/restore': 'restored',
  'GET /api/pages.csv': 'exported',
  'POST /api/bulk-jobs': 'created',
  'POST /api/bulk-jobs/:id/cancel': 'changed',
  'POST /api/bulk-jobs/:id/retry': 'changed',
  'GET /api/bulk-jobs/:id/results.csv': 'exported',
  'POST /api/drafts': 'created',
  'POST /api/drafts/batches': 'created',
  'POST /api/drafts/batches/:id/undo': 'undone',
  'POST /api/drafts/batches/:id/restore': 'restored',
  'POST /api/drafts/samples': null,
  'PUT /api/drafts/:id': 'changed',
  'PUT /api/drafts/:id/schedule': 'changed',
  'POST /api/drafts/:id/publish': 'published',
  'DELETE /api/drafts/:id': 'deleted',
  'POST /api/drafts/:id/restore': 'restored',
  'POST /api/page-views': 'created',
  'DELETE /api/page-views/:id': 'deleted',
  'PUT /api/part-lists/:list': 'changed',
  'PUT /api/understanding/choices': 'changed',
  'PUT /api/company/draft': 'changed',
  'DELETE /api/company/draft': 'deleted',
  'POST /api/company/publish': 'published',
  'POST /api/company/undo': 'restored',
  'POST /api/company/confirm': 'confirmed',
  'POST /api/company/import': 'imported',
  'GET /api/company/export': 'exported',
  'PUT /api/portfolio/:id{[0-9a-f-]{36}}': 'created',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/publish': 'published',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/unpublish': 'changed',
  'DELETE /api/portfolio/:id{[0-9a-f-]{36}}': 'deleted',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/restore': 'restored',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/words': 'created',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/words/publish': 'published',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/words/decline': 'changed',
  'DELETE /api/portfolio/:id{[0-9a-f-]{36}}/words': 'deleted',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/photos': 'created',
  'PATCH /api/portfolio/:id{[0-9a-f-]{36}}/photos/:photo': 'changed',
  'POST /api/portfolio/:id{[0-9a-f-]{36}}/photos/:photo/cover': 'changed',
  'DELETE /api/portfolio/:id{[0-9a-f-]{36}}/photos/:photo': 'deleted',
  'POST /api/administrators': 'administrator_invited',
  'POST /api/administrators/:id/invite': 'administrator_invited',
  'POST /api/administrators/:id/suspend': 'administrator_suspended',
  'POST /api/administrators/:id/readmit': 'administrator_readmitted',
  'POST /api/administrators/:id/remove': 'administrator_removed',
  'PUT /api/administrators/:id/role': 'administrator_role_changed',
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
    for (const { subject } of event) expect(subject).toContain(path.slice('/api/'.length).replace(/\?.*/, ''));
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
  const [edit, writer] = [crypto.randomUUID(), crypto.randomUUID()];
  const typed = { revision: 3, title: 'Motor', slug: 'motor', description: '', content: CONTENT, indexable: null };
  await carriesOut('PUT /api/pages/:id/edits/:edit', `/api/pages/${id}/edits/${edit}`, {
    ...typed,
    writer,
    version: 0,
    otherwise: crypto.randomUUID(),
  });
  const discarding = `/api/pages/${id}/edits/${edit}?version=1&writer=${writer}`;
  await carriesOut('DELETE /api/pages/:id/edits/:edit', discarding);
  await carriesOut('POST /api/own-links', '/api/own-links', { paths: ['/'] });
  await carriesOut('DELETE /api/pages/:id', `/api/pages/${id}`);
  await carriesOut('POST /api/pages/:id/restore', `/api/pages/${id}/restore`);
  await carriesOut('POST /api/pages/import', '/api/pages/import', [{ title: 'Motor no Brás', content: CONTENT }]);
  await carriesOut('GET /api/pages.csv', '/api/pages.csv');
  const view = made.parse(
    await carriesOut('POST /api/page-views', '/api/page-views', { name: 'Parecidas', filter: { level: 'similar' } }),
  );
  await carriesOut('DELETE /api/page-views/:id', `/api/page-views/${view.id}`);
  await carriesOut('PUT /api/part-lists/:list', '/api/part-lists/servicos', {
    parts: [{ name: 'Troca de motor', article: null }],
    revision: 0,
  });
  const selection = { from: 'list', filter: { q: 'mooca' }, except: [] };
  const action = { kind: 'index', indexable: false };
  await carriesOut('POST /api/page-actions/preview', '/api/page-actions/preview', { action, selection });
  await carriesOut('POST /api/page-actions/export', '/api/page-actions/export', { selection });
  const begun = made.parse(await carriesOut('POST /api/page-actions', '/api/page-actions', { action, selection }));
  await carriesOut('POST /api/page-actions/:id/cancel', `/api/page-actions/${begun.id}/cancel`);
  // As if it had come that far.
  await db.updateTable('page_actions').set({ changed: 1 }).execute();
  await carriesOut('POST /api/page-actions/:id/undo', `/api/page-actions/${begun.id}/undo`);
  const job = made.parse(
    await carriesOut('POST /api/bulk-jobs', '/api/bulk-jobs', { titles: ['Motor em Moema'], creativity: 75 }),
  );
  await carriesOut('POST /api/bulk-jobs/:id/cancel', `/api/bulk-jobs/${job.id}/cancel`);
  await carriesOut('GET /api/bulk-jobs/:id/results.csv', `/api/bulk-jobs/${job.id}/results.csv`);
  await carriesOut('POST /api/bulk-jobs/:id/retry', `/api/bulk-jobs/${job.id}/retry`);

  const page = {
    title: 'Motor em Perus',
    slug: 'motor-em-perus',
    description: '',
    content: CONTENT,
    creativity: 75,
    seed: 1,
  };
  const draft = made.parse(await carriesOut('POST /api/drafts', '/api/drafts', page));
  await carriesOut('PUT /api/drafts/:id', `/api/drafts/${draft.id}`, page);
  await carriesOut('PUT /api/drafts/:id/schedule', `/api/drafts/${draft.id}/schedule`, { publish_at: null });
  await carriesOut('DELETE /api/drafts/:id', `/api/drafts/${draft.id}`);
  await carriesOut('POST /api/drafts/:id/restore', `/api/drafts/${draft.id}/restore`);
  await carriesOut('POST /api/drafts/:id/publish', `/api/drafts/${draft.id}/publish`, {});
  await carriesOut('POST /api/drafts/samples', '/api/drafts/samples', { titles: ['Motor na Lapa'], creativity: 75 });
  const list = made.parse(
    await carriesOut('POST /api/drafts/batches', '/api/drafts/batches', {
      id: crypto.randomUUID(),
      titles: ['Motor na Lapa'],
      creativity: 75,
      schedule: null,
    }),
  );
  await carriesOut('POST /api/drafts/batches/:id/undo', `/api/drafts/batches/${list.id}/undo`);
  await carriesOut('POST /api/drafts/batches/:id/restore', `/api/drafts/batches/${list.id}/restore`);

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
