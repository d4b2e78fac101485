import { expect, test } from 'vitest';
import { z } from 'zod';
import { addresses } from '../src/business/addresses.ts';
import { findDraft, updateDraft } from '../src/drafts/drafts-store.ts';
import { publishDraft } from '../src/drafts/publish-draft.ts';
import { type TestApp, testApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { keptList } from './support/kept-list.ts';
import { noAudit, pageRoom } from './support/page-room.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const PAGE = {
  title: 'Portão que não fecha na Mooca',
  slug: 'portao-que-nao-fecha-na-mooca',
  description: 'O portão não fecha: o que olhar antes de chamar o técnico.',
  content: '<p>Rascunho secreto: o portão não fecha porque a fotocélula está suja.</p>',
  creativity: 75,
  seed: 7,
};
const draftSchema = z.object({ id: z.string(), publish_at: z.string().nullable(), failure: z.string().nullable() });
const listSchema = z.object({
  items: z.array(draftSchema.extend({ title: z.string(), is_written: z.boolean() })),
  drafts: z.number(),
  scheduled: z.number(),
  failed: z.number(),
});

async function saveDraft(app: TestApp, body: object = {}) {
  const response = await app.call('POST', '/api/drafts', { ...PAGE, ...body });
  expect(response.status).toBe(201);
  return draftSchema.parse(await response.json());
}

const listOf = async (app: TestApp, state: 'draft' | 'scheduled') =>
  listSchema.parse(await (await app.call('GET', `/api/drafts?state=${state}`)).json());
const statusOf = async (app: TestApp, slug: string) => (await app.get(addresses.usefulLink(slug))).status;

test.each(engines)('on %s a draft is in no public answer', async (engine) => {
  const app = await testApp({ engine });
  await saveDraft(app);
  await saveDraft(app, { publish_at: '2999-01-01T12:00:00.000Z' });
  const live = { ...PAGE, title: 'Portão que não fecha no Brás', slug: 'portao-que-nao-fecha-no-bras' };
  const saved = await app.call('POST', '/api/pages', live);
  expect(saved.status).toBe(201);
  // The same text is no sibling of it: nothing that is not published is compared.
  expect(await saved.json()).toMatchObject({ likeness: 0, nearest_slug: null });
  const paths = [
    '/sitemap.xml',
    '/sitemap/site.xml',
    addresses.sitemap,
    addresses.usefulLink(live.slug),
    '/postagens',
    '/',
  ];
  for (const path of paths)
    expect({ path, shows: (await (await app.get(path)).text()).includes(PAGE.slug) }).toEqual({ path, shows: false });
  expect(await (await app.get('/buscar?q=mooca')).text()).not.toContain(PAGE.slug);
  expect(await (await app.call('GET', '/api/pages?q=mooca')).json()).toMatchObject({ items: [], total: 0 });
  expect(await statusOf(app, PAGE.slug)).not.toBe(200);
});

test.each(engines)('on %s a scheduled page appears on its minute, and not before', async (engine) => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ engine, clock: () => clock.now });
  await saveDraft(app, { publish_at: '2026-11-23T18:00:00.000Z' });
  expect(await listOf(app, 'scheduled')).toMatchObject({ scheduled: 1, drafts: 0 });
  clock.now = new Date('2026-11-23T17:59:59.000Z');
  await app.draftPublisher.look();
  expect(await statusOf(app, PAGE.slug)).not.toBe(200);
  clock.now = new Date('2026-11-23T18:00:00.000Z');
  await app.draftPublisher.look();
  expect(await statusOf(app, PAGE.slug)).toBe(200);
  expect(await (await app.get('/sitemap')).text()).toContain(PAGE.slug);
  expect(await listOf(app, 'scheduled')).toMatchObject({ items: [], scheduled: 0, drafts: 0 });
  const events = await app.database.db.selectFrom('audit_events').select(['action', 'subject']).orderBy('id').execute();
  expect(events.at(-1)).toMatchObject({ action: 'published', subject: expect.stringContaining('/scheduled)') });
});

test.each(engines)(
  'on %s pages whose moment passed while no process ran are published at the start',
  async (engine) => {
    const clock = { now: new Date(NOW) };
    const before = await testApp({ engine, clock: () => clock.now });
    await saveDraft(before, { publish_at: '2026-11-23T16:00:00.000Z' });
    clock.now = new Date('2026-11-24T09:00:00.000Z');
    const after = await testApp({ database: before.database, clock: () => clock.now });
    await after.draftPublisher.look();
    expect(await statusOf(after, PAGE.slug)).toBe(200);
  },
);

test.each(engines)('on %s a page that a process died with is published by another', async (engine) => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ engine, clock: () => clock.now });
  await saveDraft(app, { publish_at: '2026-11-23T16:00:00.000Z' });
  await app.database.db.updateTable('page_drafts').set({ claimed_until: '2026-11-23T16:00:20.000Z' }).execute();
  clock.now = new Date('2026-11-23T16:00:10.000Z');
  await app.draftPublisher.look();
  expect(await statusOf(app, PAGE.slug)).not.toBe(200);
  clock.now = new Date('2026-11-23T16:00:20.000Z');
  await app.draftPublisher.look();
  expect(await statusOf(app, PAGE.slug)).toBe(200);
});

test.each(engines)('on %s two processes that look at once publish each page once', async (engine) => {
  const clock = { now: new Date(NOW) };
  const one = await testApp({ engine, clock: () => clock.now });
  const other = await testApp({ database: one.database, clock: () => clock.now });
  const slugs = ['na-lapa', 'no-bras', 'em-moema', 'na-penha'].map((place) => `portao-que-nao-fecha-${place}`);
  for (const slug of slugs)
    await saveDraft(one, {
      title: slug.replaceAll('-', ' '),
      slug,
      content: `<p>O que olhar em ${slug}.</p>`,
      publish_at: '2026-11-23T16:00:00.000Z',
    });
  clock.now = new Date('2026-11-23T16:00:00.000Z');
  await Promise.all([one.draftPublisher.look(), other.draftPublisher.look()]);
  const { db } = one.database;
  const pages = await db.selectFrom('generated_pages').select('slug').orderBy('slug').execute();
  expect(pages.map(({ slug }) => slug)).toEqual(slugs.toSorted());
  expect(await db.selectFrom('page_drafts').select('id').execute()).toEqual([]);
  expect([...one.lines, ...other.lines].filter(({ level }) => level === 'error')).toEqual([]);
  const published = await db.selectFrom('audit_events').select('id').where('action', '=', 'published').execute();
  expect(published).toHaveLength(slugs.length);
});

test.each(engines)('on %s a page that cannot be published stays a draft with the reason', async (engine) => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ engine, clock: () => clock.now });
  await saveDraft(app, { publish_at: '2026-11-23T16:00:00.000Z' });
  await app.call('POST', '/api/pages', PAGE);
  clock.now = new Date('2026-11-23T16:00:00.000Z');
  await app.draftPublisher.look();
  const list = await listOf(app, 'draft');
  expect(list).toMatchObject({ drafts: 1, scheduled: 0, failed: 1 });
  expect(list.items[0]?.failure).toBe(`Já existe uma página no endereço /links-uteis/${PAGE.slug}.`);
  // Nothing more happens by itself.
  clock.now = new Date('2026-11-24T16:00:00.000Z');
  await app.draftPublisher.look();
  expect(await listOf(app, 'draft')).toMatchObject({ failed: 1 });
});

test.each(engines)(
  'on %s a title alone becomes a page when it is due, and one that is not ours a draft with the reason',
  async (engine) => {
    const clock = { now: new Date(NOW) };
    const app = await testApp({ engine, clock: () => clock.now });
    const batch = {
      id: '0198f1a0-0000-4000-8000-000000000001',
      titles: [
        'Motor de portão na Mooca',
        'motor de portão na mooca',
        'Motor de portão no Brás',
        'Zxqv kwrt',
        'Motor de portão em Moema',
      ],
      creativity: 75,
      schedule: { per_day: 2, from: '2026-11-24T12:00:00.000Z' },
    };
    const response = await app.call('POST', '/api/drafts/batches', batch);
    expect(response.status).toBe(202);
    expect(await keptList(app, batch.id)).toMatchObject({ state: 'done', success: 3, errors: 2 });
    expect((await app.call('POST', '/api/drafts/batches', batch)).status).toBe(202);
    expect(await keptList(app, batch.id)).toMatchObject({ state: 'done', success: 3, errors: 2 });
    const { items, scheduled } = await listOf(app, 'scheduled');
    expect(scheduled).toBe(3);
    expect([items[0]?.publish_at, items.at(-1)?.publish_at]).toEqual([
      '2026-11-24T12:00:00.000Z',
      '2026-11-25T12:00:00.000Z',
    ]);
    clock.now = new Date('2026-11-24T23:00:00.000Z');
    await app.draftPublisher.look();
    expect(await statusOf(app, 'motor-de-portao-na-mooca')).toBe(200);
    expect(await statusOf(app, 'motor-de-portao-no-bras')).toBe(200);
    expect(await statusOf(app, 'motor-de-portao-em-moema')).not.toBe(200);
    await app.database.db.updateTable('page_drafts').set({ title: 'Zxqv kwrt' }).execute();
    clock.now = new Date('2026-11-25T12:00:00.000Z');
    await app.draftPublisher.look();
    const list = await listOf(app, 'draft');
    expect(list.items).toMatchObject([{ title: 'Zxqv kwrt', is_written: false }]);
    expect(list.items[0]?.failure).toBe('O título não fala de portão automático.');
  },
);

test.each(engines)(
  'on %s a title that waits in a draft already is not drafted again, not even by two lists at once',
  async (engine) => {
    const app = await testApp({ engine, clock: () => new Date(NOW) });
    await saveDraft(app, { slug: 'motor-de-portao-na-penha' });
    const batch = (number: number, titles: readonly string[]) => ({
      id: `0198f1a0-0000-4000-8000-00000000000${number}`,
      titles,
      creativity: 75,
      schedule: null,
    });
    const send = (number: number, titles: readonly string[]) =>
      app.call('POST', '/api/drafts/batches', batch(number, titles));
    const both = ['Motor de portão na Lapa', 'Motor de portão na Penha', 'Motor de portão em Moema'];
    const responses = await Promise.all([send(1, both), send(2, both)]);
    expect(responses.map(({ status }) => status)).toEqual([202, 202]);
    const made = [await keptList(app, batch(1, []).id), await keptList(app, batch(2, []).id)];
    expect(made.map(({ success, errors }) => [success, errors]).toSorted()).toEqual([
      [0, 3],
      [2, 1],
    ]);
    await send(3, ['motor de portão na lapa', 'Motor de portão no Brás']);
    expect(await keptList(app, batch(3, []).id)).toMatchObject({ success: 1, errors: 1 });
    const titles = (await listOf(app, 'draft')).items.map(({ title }) => title);
    expect(titles.toSorted()).toEqual(
      [PAGE.title, 'Motor de portão na Lapa', 'Motor de portão em Moema', 'Motor de portão no Brás'].toSorted(),
    );
  },
);

test('a draft is saved once, opened, changed, published with what the screen shows, and gone then', async () => {
  const app = await testApp();
  const save_id = crypto.randomUUID();
  const { id } = await saveDraft(app, { save_id });
  expect((await saveDraft(app, { save_id })).id).toBe(id);
  const opened = await (await app.call('GET', `/api/drafts/${id}`)).json();
  expect(opened).toMatchObject({
    creativity: 75,
    draft: { title: PAGE.title, slug: PAGE.slug, seed: 7, taken: false },
  });
  expect((await app.call('PUT', `/api/drafts/${id}`, { ...PAGE, content: '<p>Outro texto.</p>' })).status).toBe(200);
  const published = await app.call('POST', `/api/drafts/${id}/publish`, {
    page: { ...PAGE, content: '<p>O texto da tela.</p>' },
  });
  expect(published.status).toBe(201);
  expect(await (await app.get(addresses.usefulLink(PAGE.slug))).text()).toContain('O texto da tela.');
  expect((await app.call('POST', `/api/drafts/${id}/publish`, {})).status).toBe(404);
  expect(await listOf(app, 'draft')).toMatchObject({ items: [], drafts: 0 });
});

test.each(engines)('on %s a draft that somebody changed while it was being published makes no page', async (engine) => {
  const app = await testApp({ engine });
  const { id } = await saveDraft(app);
  const { db } = app.database;
  const read = await findDraft(db, id);
  if (!read) throw new Error('There is no draft');
  const publishing = { ...(await pageRoom(app.database)), db };
  const publish = () => publishDraft(publishing, read, noAudit, 'x@exemplo.com.br');
  const as = { by: 'x@exemplo.com.br', now: new Date('2999-01-01T12:00:00.000Z'), audit: noAudit };
  await updateDraft(db, id, { publish_at: '2999-02-01T12:00:00.000Z' }, as);
  expect(await publish()).toBe('gone');
  expect(await db.selectFrom('generated_pages').select('id').execute()).toEqual([]);
  await updateDraft(db, id, {}, { ...as, now: new Date(read.saved_at) });
  // Without a claim: of two that publish the same draft at once, one makes a page.
  await Promise.all([publish(), publish()]);
  expect(await db.selectFrom('generated_pages').select('id').execute()).toHaveLength(1);
});

test('a deleted draft is published by nobody, and restored it is as it was', async () => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ clock: () => clock.now });
  const { id } = await saveDraft(app, { publish_at: '2026-11-23T16:00:00.000Z' });
  expect((await app.call('DELETE', `/api/drafts/${id}`)).status).toBe(204);
  clock.now = new Date('2026-11-23T16:00:00.000Z');
  await app.draftPublisher.look();
  expect(await statusOf(app, PAGE.slug)).not.toBe(200);
  expect((await app.call('POST', `/api/drafts/${id}/restore`)).status).toBe(200);
  await app.draftPublisher.look();
  expect(await statusOf(app, PAGE.slug)).toBe(200);
});

test('a draft that is saved again by a screen after it was deleted stands again, as that screen shows it', async () => {
  const app = await testApp();
  const save_id = crypto.randomUUID();
  const { id } = await saveDraft(app, { save_id });
  expect((await app.call('DELETE', `/api/drafts/${id}`)).status).toBe(204);
  expect((await saveDraft(app, { save_id, title: 'Portão que não abre na Mooca' })).id).toBe(id);
  expect(await listOf(app, 'draft')).toMatchObject({
    drafts: 1,
    items: [{ id, title: 'Portão que não abre na Mooca' }],
  });
});

test('a moment that is over is refused in Portuguese, wherever it is asked for', async () => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ clock: () => clock.now });
  const { id } = await saveDraft(app);
  const calls = [
    app.call('POST', '/api/drafts', { ...PAGE, publish_at: NOW }),
    app.call('PUT', `/api/drafts/${id}/schedule`, { publish_at: NOW }),
    app.call('POST', '/api/drafts/batches', {
      id,
      titles: ['Motor na Mooca'],
      creativity: 75,
      schedule: { per_day: 1, from: NOW },
    }),
  ];
  for (const call of calls) {
    const response = await call;
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { code: 'past_moment', message: expect.stringContaining('ainda não passaram') },
    });
  }
});

test('a draft whose publication ends in errors is left to an administrator after five', async () => {
  const clock = { now: new Date(NOW) };
  const app = await testApp({ clock: () => clock.now });
  await saveDraft(app, { publish_at: '2026-11-23T16:00:00.000Z' });
  // What is stored there is no JSON.
  await app.database.db.updateTable('page_drafts').set({ correction: '{' }).execute();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await listOf(app, 'scheduled')).toMatchObject({ scheduled: 1 });
    clock.now = new Date(Date.parse('2026-11-23T16:00:00.000Z') + attempt * 60_000);
    await app.draftPublisher.look();
  }
  expect((await listOf(app, 'draft')).items[0]?.failure).toContain('Erro desconhecido');
  expect(app.lines.filter(({ message }) => message === 'Erro ao publicar uma página agendada')).toHaveLength(5);
});

test('samples show pages as a job would write them, and store nothing', async () => {
  const app = await testApp();
  const response = await app.call('POST', '/api/drafts/samples', { titles: ['Motor na Mooca', '?'], creativity: 75 });
  const { items } = z
    .object({ items: z.array(z.object({ title: z.string(), opening: z.string().min(20).max(181), html: z.string() })) })
    .parse(await response.json());
  expect(items.map(({ title }) => title)).toEqual(['Motor na Mooca']);
  expect(items[0]?.html).not.toContain(' style=');
  expect(await app.database.db.selectFrom('generated_pages').select('id').execute()).toEqual([]);
});
