import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Engine } from '../src/database/connect.ts';
import { emptyBin } from '../src/page-actions/empty-bin.ts';
import { engines, freshDatabase } from './support/database.ts';
import { testApp, type TestApp } from './support/app.ts';

const made = z.object({ id: z.string(), slug: z.string() });
const action = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  total: z.number(),
  processed: z.number(),
  changed: z.number(),
  skipped: z.number(),
  errors: z.number(),
  undo_until: z.string().nullable(),
  undone_by: z.string().nullable(),
  pages: z.array(z.object({ title: z.string(), state: z.string(), reason: z.string().nullable() })).default([]),
});
const DAY_MS = 24 * 60 * 60 * 1000;

const content = (word: string) =>
  `<h2>Sobre ${word}</h2><p>${Array.from({ length: 60 }, (_, index) => `${word}${index}`).join(' ')}</p>`;

async function save(app: TestApp, title: string, html = content(title.replace(/\W/g, '').toLowerCase())) {
  return made.parse(await (await app.call('POST', '/api/pages', { title, content: html })).json());
}

async function saveMany(app: TestApp, many: number, prefix = 'Motor número') {
  const pages: z.infer<typeof made>[] = [];
  for (let index = 0; index < many; index += 1) pages.push(await save(app, `${prefix} ${index}`));
  return pages;
}

const allOf = (q: string, from: 'list' | 'bin' = 'list', except: readonly string[] = []) => ({
  from,
  filter: { q },
  except,
});

async function begin(app: TestApp, what: object, selection: object) {
  const response = await app.call('POST', '/api/page-actions', { action: what, selection });
  expect(response.status).toBe(202);
  return action.parse(await response.json());
}

const read = async (app: TestApp, id: string) =>
  action.parse(await (await app.call('GET', `/api/page-actions/${id}`)).json());

/** Lets the app's worker work until the action is over. */
async function ended(app: TestApp, id: string) {
  app.actionWorker.start();
  app.actionWorker.wake();
  await vi.waitUntil(async () => ['done', 'failed', 'cancelled'].includes((await read(app, id)).state), {
    timeout: 120_000,
    interval: 20,
  });
  await app.actionWorker.stop();
  return read(app, id);
}

async function carriedOut(app: TestApp, what: object, selection: object) {
  return ended(app, (await begin(app, what, selection)).id);
}

async function undone(app: TestApp, id: string) {
  const response = await app.call('POST', `/api/page-actions/${id}/undo`);
  expect(response.status).toBe(202);
  return ended(app, action.parse(await response.json()).id);
}

/** All that is stored of the live pages, but what counts how often a page was touched. */
const rowsOf = ({ database: { db } }: TestApp) =>
  db
    .selectFrom('generated_pages')
    .select(['id', 'title', 'slug', 'description', 'content', 'creativity', 'seed', 'understood', 'answered'])
    .select(['typed_figures', 'search_key', 'likeness', 'nearest_id', 'indexable', 'indexable_override'])
    .select(['overruled_by', 'overruled_at', 'deleted_at', 'deleted_by', 'created_at'])
    .orderBy('id')
    .execute();

const statusOf = async (app: TestApp, slug: string) => (await app.get(`/links-uteis/${slug}`)).status;

const appOn = (engine: Engine) => testApp({ engine });

test.each(engines)(
  'all pages of a search are deleted but those left out, and brought back as they were (%s)',
  async (engine) => {
    const app = await appOn(engine);
    const pages = await saveMany(app, 25);
    const other = await save(app, 'Controle remoto');
    const before = await rowsOf(app);
    const [spared] = pages;
    const preview = await app.call('POST', '/api/page-actions/preview', {
      action: { kind: 'delete' },
      selection: allOf('motor', 'list', [spared?.id ?? '']),
    });
    expect(await preview.json()).toMatchObject({ total: 24, changes: 24, left_out: [] });
    const deleted = await carriedOut(app, { kind: 'delete' }, allOf('motor', 'list', [spared?.id ?? '']));
    expect(deleted).toMatchObject({ state: 'done', total: 24, processed: 24, changed: 24, skipped: 0, errors: 0 });
    expect(await statusOf(app, pages[1]?.slug ?? '')).toBe(410);
    expect([await statusOf(app, spared?.slug ?? ''), await statusOf(app, other.slug)]).toEqual([200, 200]);
    const bin = await (await app.call('GET', '/api/pages/bin?q=motor')).json();
    expect(bin).toMatchObject({ total: 24 });
    expect(bin).toHaveProperty('items.0.deleted_by', 'admin@exemplo.com.br');
    expect(await undone(app, deleted.id)).toMatchObject({ changed: 24, errors: 0 });
    expect(await rowsOf(app)).toEqual(before);
    expect(await statusOf(app, pages[1]?.slug ?? '')).toBe(200);
    expect((await app.call('POST', `/api/page-actions/${deleted.id}/undo`)).status).toBe(409);
  },
);

test.each(engines)(
  'pages are restored from the bin by a search, and one whose address is taken is named (%s)',
  async (engine) => {
    const app = await appOn(engine);
    const pages = await saveMany(app, 3);
    await carriedOut(app, { kind: 'delete' }, allOf('motor'));
    await save(app, 'Motor número 1', content('outro'));
    const preview = await app.call('POST', '/api/page-actions/preview', {
      action: { kind: 'restore' },
      selection: allOf('motor', 'bin'),
    });
    expect(await preview.json()).toMatchObject({
      total: 3,
      changes: 2,
      left_out: [{ reason: 'O endereço já é de outra página', count: 1, example: 'Motor número 1' }],
    });
    const restored = await carriedOut(app, { kind: 'restore' }, allOf('motor', 'bin'));
    expect(restored).toMatchObject({ changed: 2, errors: 1 });
    expect(restored.pages[0]).toEqual(
      expect.objectContaining({ title: 'Motor número 1', state: 'failed', reason: 'O endereço já é de outra página' }),
    );
    expect(await statusOf(app, pages[0]?.slug ?? '')).toBe(200);
  },
);

test.each(engines)('copies that come back together leave one of them in search engines (%s)', async (engine) => {
  const app = await appOn(engine);
  for (const name of ['Um', 'Dois', 'Três']) await save(app, `${name} motor`, content('igual'));
  await carriedOut(app, { kind: 'delete' }, allOf('motor'));
  await carriedOut(app, { kind: 'restore' }, allOf('motor', 'bin'));
  const rows = await rowsOf(app);
  expect(rows.map(({ nearest_id }) => nearest_id !== null)).toEqual([false, true, true]);
  expect(rows.filter(({ likeness }) => likeness === 1)).toHaveLength(2);
});

test.each(engines)(
  'an action that a dead process left is taken up by another and changes each page once (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const [one, other] = [await testApp({ database }), await testApp({ database })];
    await saveMany(one, 45);
    const begun = await begin(one, { kind: 'replace', sought: 'Motor', by: 'Motor Motor' }, allOf('motor'));
    // As a process that was killed leaves it: two batches done, the lease over.
    one.actionWorker.start();
    one.actionWorker.wake();
    await vi.waitUntil(async () => (await read(one, begun.id)).processed >= 20, { timeout: 120_000, interval: 2 });
    await one.actionWorker.stop();
    const left = await read(one, begun.id);
    expect(left).toMatchObject({ state: 'queued' });
    await database.db
      .updateTable('page_actions')
      .set({ state: 'running', worker: 'morto', lease_until: '2000-01-01T00:00:00.000Z' })
      .execute();
    expect(await ended(other, begun.id)).toMatchObject({ state: 'done', processed: 45, changed: 45, errors: 0 });
    const titles = (await rowsOf(one)).map(({ title }) => title);
    expect(titles.every((title) => title.startsWith('Motor Motor número'))).toBe(true);
    const events = await database.db
      .selectFrom('audit_events')
      .select('subject')
      .where('action', '=', 'finished')
      .execute();
    expect(events).toEqual([{ subject: `45 páginas #${begun.id} (page-actions)` }]);
  },
);

test.each(engines)('undoing leaves a page alone that was edited since, and names it (%s)', async (engine) => {
  const app = await appOn(engine);
  const [first, second] = await saveMany(app, 2);
  const before = await rowsOf(app);
  const replaced = await carriedOut(app, { kind: 'replace', sought: 'Motor', by: 'Kit' }, allOf('motor'));
  expect(replaced.changed).toBe(2);
  expect((await app.call('PATCH', `/api/pages/${first?.id}`, { revision: 2, title: 'Meu título' })).status).toBe(200);
  const undoing = await undone(app, replaced.id);
  expect(undoing).toMatchObject({ changed: 1, skipped: 1 });
  expect(undoing.pages[0]).toMatchObject({ state: 'skipped', reason: 'Foi alterada depois: ficou como está' });
  const rows = await rowsOf(app);
  expect(rows.find(({ id }) => id === first?.id)?.title).toBe('Meu título');
  expect(rows.find(({ id }) => id === second?.id)).toEqual(before.find(({ id }) => id === second?.id));
});

test.each(engines)(
  'search engines are shown pages or not, and undoing brings back who had decided (%s)',
  async (engine) => {
    const app = await appOn(engine);
    const [first] = await saveMany(app, 3);
    await app.call('PATCH', `/api/pages/${first?.id}`, { revision: 1, indexable: false });
    const before = await rowsOf(app);
    const hidden = await carriedOut(app, { kind: 'index', indexable: false }, allOf('motor'));
    expect(hidden).toMatchObject({ changed: 2, skipped: 1 });
    expect((await rowsOf(app)).map(({ indexable }) => indexable)).toEqual([0, 0, 0]);
    await undone(app, hidden.id);
    expect(await rowsOf(app)).toEqual(before);
    expect(await app.database.db.selectFrom('page_versions').select('page_id').execute()).toEqual([]);
  },
);

test.each(engines)(
  'generated pages are written anew, those of other hands stay, and undoing brings the text back (%s)',
  async (engine) => {
    const app = await appOn(engine);
    const drafts = ['Motor para portão na Mooca', 'Motor para portão em Moema'];
    for (const title of drafts) {
      const draft = z
        .object({ html: z.string(), description: z.string(), seed: z.number(), title: z.string() })
        .parse(await (await app.call('POST', '/api/generate', { title, creativity: 75 })).json());
      await app.call('POST', '/api/pages', {
        title,
        content: draft.html,
        description: draft.description,
        seed: draft.seed,
        creativity: 75,
      });
    }
    await save(app, 'Motor escrito à mão');
    const before = await rowsOf(app);
    const again = await carriedOut(app, { kind: 'regenerate', creativity: 100 }, allOf('motor'));
    expect(again).toMatchObject({ changed: 2, skipped: 1, errors: 0 });
    expect(again.pages[0]).toMatchObject({ title: 'Motor escrito à mão', reason: 'Não foi escrita pelo gerador' });
    const after = await rowsOf(app);
    for (const [index, row] of before.slice(0, 2).entries()) {
      expect(after[index]?.content).not.toBe(row.content);
      expect(after[index]).toMatchObject({ slug: row.slug, title: row.title, creativity: 100 });
    }
    await undone(app, again.id);
    expect(await rowsOf(app)).toEqual(before);
  },
);

test('a replacement shows how it will read, and a page that it would spoil is named and stays', async () => {
  const app = await testApp();
  await save(app, 'Motor');
  await save(app, 'Motor novo', content('motor'));
  const preview = await app.call('POST', '/api/page-actions/preview', {
    action: { kind: 'replace', sought: 'Motor', by: 'M' },
    selection: allOf(''),
  });
  expect(await preview.json()).toMatchObject({
    total: 2,
    changes: 2,
    samples: [{ excerpt: 'M novo' }, { excerpt: 'M' }],
  });
  const replaced = await carriedOut(app, { kind: 'replace', sought: 'Motor', by: 'M' }, allOf(''));
  expect(replaced).toMatchObject({ changed: 1, errors: 1 });
  expect(replaced.pages[0]).toMatchObject({ title: 'Motor', reason: 'O título precisa de pelo menos 3 caracteres.' });
});

test('a cancelled action stops between two batches, and what it did can be undone', async () => {
  const app = await testApp();
  await saveMany(app, 30);
  const begun = await begin(app, { kind: 'delete' }, allOf('motor'));
  await app.call('POST', `/api/page-actions/${begun.id}/cancel`);
  expect(await ended(app, begun.id)).toMatchObject({ state: 'cancelled', processed: 0, undo_until: null });
  expect((await app.call('POST', `/api/page-actions/${begun.id}/undo`)).status).toBe(409);
  expect((await rowsOf(app)).filter(({ deleted_at }) => deleted_at !== null)).toEqual([]);
});

test('an undoing whose process ended before it began is forgotten, and the action can be undone', async () => {
  const app = await testApp();
  await saveMany(app, 1);
  const { id } = await begin(app, { kind: 'delete' }, allOf('motor'));
  await ended(app, id);
  const { db } = app.database;
  const { undo_of: _, ...row } = await db.selectFrom('page_actions').selectAll().executeTakeFirstOrThrow();
  const lost = { ...row, id: 'lost', kind: 'undo' as const, state: 'preparing' as const, undo_of: id };
  await db.insertInto('page_actions').values(lost).execute();
  expect((await app.call('POST', `/api/page-actions/${id}/undo`)).status).toBe(409);
  const later = new Date(Date.parse(row.created_at) + 2 * 60 * 60 * 1000);
  const commit = () => Promise.reject(new Error('Nothing is in the bin for so long'));
  await emptyBin({ db, clock: () => later, commit, breath: () => Promise.resolve(), isStopped: () => false });
  expect(await undone(app, id)).toMatchObject({ changed: 1 });
});

test('pages that appear after an action began are not touched by it', async () => {
  const app = await testApp();
  await saveMany(app, 2);
  const begun = await begin(app, { kind: 'delete' }, allOf('motor'));
  const later = await save(app, 'Motor mais novo');
  expect(await ended(app, begun.id)).toMatchObject({ total: 2, changed: 2 });
  expect(await statusOf(app, later.slug)).toBe(200);
});

test.each(engines)(
  'what is in the bin for thirty days goes for good, with its versions and former addresses (%s)',
  async (engine) => {
    let now = Date.now();
    const app = await testApp({ engine, clock: () => new Date(now) });
    const { db } = app.database;
    const [first, second] = await saveMany(app, 2);
    await app.call('PATCH', `/api/pages/${first?.id}`, { revision: 1, title: 'Outro nome', slug: 'outro-nome' });
    await app.call('DELETE', `/api/pages/${first?.id}`);
    now += 29 * DAY_MS;
    await app.call('DELETE', `/api/pages/${second?.id}`);
    expect([await statusOf(app, 'outro-nome'), await statusOf(app, first?.slug ?? '')]).toEqual([410, 410]);
    now += 2 * DAY_MS;
    app.actionWorker.start();
    app.actionWorker.wake();
    await vi.waitUntil(async () => (await db.selectFrom('generated_pages').select('id').execute()).length === 1, {
      timeout: 120_000,
      interval: 20,
    });
    await app.actionWorker.stop();
    for (const table of ['page_versions', 'page_redirects'] as const)
      expect(await db.selectFrom(table).select('page_id').execute()).toEqual([]);
    await app.changes.catchUp();
    // An address that nobody knows leads to the screen that answers 404.
    expect(await statusOf(app, 'outro-nome')).toBe(302);
    expect(await statusOf(app, second?.slug ?? '')).toBe(410);
    expect(
      await db.selectFrom('audit_events').select(['who', 'subject']).where('action', '=', 'erased').execute(),
    ).toEqual([{ who: 'servidor', subject: '1 página da Lixeira' }]);
  },
);

test('chosen pages of the bin are erased at once, and cannot be brought back', async () => {
  const app = await testApp();
  const [first] = await saveMany(app, 2);
  const deleted = await carriedOut(app, { kind: 'delete' }, allOf('motor'));
  const erased = await carriedOut(app, { kind: 'erase' }, { from: 'bin', ids: [first?.id] });
  expect(erased).toMatchObject({ changed: 1, undo_until: null });
  expect(await undone(app, deleted.id)).toMatchObject({ changed: 1, skipped: 1 });
});

test('a preview says of pages that stand elsewhere what the action will: the list has nothing to erase, the bin nothing to delete', async () => {
  const app = await testApp();
  await saveMany(app, 3);
  const gone = await save(app, 'Motor na Lixeira');
  await app.call('DELETE', `/api/pages/${gone.id}`);
  const foretold = async (what: object, selection: object) =>
    (await app.call('POST', '/api/page-actions/preview', { action: what, selection })).json();
  for (const [what, from, total, reason] of [
    [{ kind: 'erase' }, 'list', 3, 'Já não estava na Lixeira'],
    [{ kind: 'restore' }, 'list', 3, 'Já não estava na Lixeira'],
    [{ kind: 'delete' }, 'bin', 1, 'Já estava na Lixeira'],
    [{ kind: 'index', indexable: false }, 'bin', 1, 'Já estava na Lixeira'],
  ] as const) {
    expect(await foretold(what, allOf('motor', from))).toMatchObject({
      total,
      changes: 0,
      samples: [],
      left_out: [{ reason, count: total }],
    });
    expect(await carriedOut(app, what, allOf('motor', from))).toMatchObject({ total, changed: 0, skipped: total });
  }
  expect(await foretold({ kind: 'erase' }, allOf('motor', 'bin'))).toMatchObject({
    total: 1,
    changes: 1,
    left_out: [],
  });
});

test('the bin is not emptied of a page that was restored meanwhile', async () => {
  const app = await testApp({ clock: () => new Date(Date.now() + 40 * DAY_MS) });
  const [page] = await saveMany(app, 1);
  await app.database.db.updateTable('generated_pages').set({ deleted_at: new Date().toISOString() }).execute();
  await app.call('POST', `/api/pages/${page?.id}/restore`);
  expect(
    await emptyBin({
      db: app.database.db,
      clock: () => new Date(Date.now() + 40 * DAY_MS),
      commit: () => expect.fail('nothing is to be erased'),
      breath: async () => undefined,
      isStopped: () => false,
    }),
  ).toBe(0);
});

test('the chosen pages are given as a file', async () => {
  const app = await testApp();
  const [first] = await saveMany(app, 2);
  const response = await app.call('POST', '/api/page-actions/export', {
    selection: { from: 'list', ids: [first?.id] },
  });
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Motor número 0');
});
