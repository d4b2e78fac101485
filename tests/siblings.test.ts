import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSimilarityRegistry } from '../src/similarity/similarity-registry.ts';
import { createCommit } from '../src/pages/commit.ts';
import { createPageWriter } from '../src/pages/page-writer.ts';
import { shinglesOf } from '../src/generator/similarity.ts';
import { testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { pageRoom, noAudit } from './support/page-room.ts';

const page = z.object({
  id: z.string(),
  slug: z.string(),
  revision: z.number(),
  likeness: z.number(),
  nearest_slug: z.string().nullable(),
  indexable: z.boolean(),
});

const words = (from: string) => Array.from({ length: 60 }, (_, index) => `${from}${index}`).join(' ');
const TEXT = `<p>${words('palavra')}</p>`;

async function save(app: TestApp, title: string, content: string = TEXT) {
  return page.parse(
    await (await app.call('POST', '/api/pages', { title, content, understood: { entry: 'portao-nao-fecha' } })).json(),
  );
}

async function read(app: TestApp, id: string) {
  return page.parse(await (await app.call('GET', `/api/pages/${id}`)).json());
}

const indexables = async (app: TestApp, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await read(app, id)).indexable));

test.each(engines)(
  'of copies the oldest stays in search engines, whatever is deleted and restored (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const [first, second, third] = [
      await save(app, 'Primeira página'),
      await save(app, 'Segunda cópia'),
      await save(app, 'Terceira cópia'),
    ];
    expect(await indexables(app, [first.id, second.id, third.id])).toEqual([true, false, false]);
    await app.call('DELETE', `/api/pages/${first.id}`);
    expect(await indexables(app, [second.id, third.id])).toEqual([true, false]);
    expect(await (await app.get(`/links-uteis/${second.slug}`)).text()).not.toContain('noindex');
    const restored = await app.call('POST', `/api/pages/${first.id}/restore`);
    expect(page.parse(await restored.json())).toMatchObject({ indexable: true, likeness: 0 });
    expect(await indexables(app, [first.id, second.id, third.id])).toEqual([true, false, false]);
    expect(await (await app.get(`/links-uteis/${second.slug}`)).text()).toContain('noindex');
  },
);

test.each(engines)(
  'an old page rewritten to the words of a younger one stays, and the younger is measured against it (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const old = await save(app, 'Primeira página', `<p>${words('outra')}</p>`);
    const young = await save(app, 'Segunda página');
    const edited = await app.call('PATCH', `/api/pages/${old.id}`, { revision: 1, content: TEXT });
    expect(page.parse(await edited.json())).toMatchObject({ indexable: true, likeness: 0 });
    expect(await read(app, young.id)).toMatchObject({ indexable: false, likeness: 1, nearest_slug: old.slug });
  },
);

test.each(engines)(
  'siblings that a process left unmeasured when it died are measured by the next (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const app = await testApp({ database });
    const [first, copy] = [await save(app, 'Primeira página'), await save(app, 'Segunda cópia')];
    // All that the dead process did: its transaction.
    const room = await pageRoom(database);
    const commit = createCommit({
      ...room,
      db: database.db,
      recalculation: { ...room.recalculation, afterCommit: async () => undefined },
    });
    await createPageWriter({ ...room, commit }).delete(first.id, noAudit, 'x@exemplo.com.br');
    expect((await read(app, copy.id)).indexable).toBe(false);
    const next = await testApp({ database });
    next.worker.start();
    try {
      await expect.poll(async () => (await read(next, copy.id)).indexable).toBe(true);
    } finally {
      await next.worker.stop();
    }
    expect(await database.db.selectFrom('pages_to_measure').selectAll().execute()).toEqual([]);
  },
);

test('a deletion that was made answers so, even where measuring the siblings fails', async () => {
  const app = await testApp();
  const [first] = [await save(app, 'Primeira página'), await save(app, 'Segunda cópia')];
  await sql`alter table page_fingerprints rename to elsewhere`.execute(app.database.db);
  expect((await app.call('DELETE', `/api/pages/${first.id}`)).status).toBe(204);
  expect(app.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(await app.database.db.selectFrom('pages_to_measure').selectAll().execute()).toHaveLength(1);
});

test.each(engines)(
  'beyond the exact limit a process learns the pages from their signatures, also those stored without one (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { db } = app.database;
    const texts = Array.from({ length: 6 }, (_, number) => `<p>${words(`texto${number}x`)}</p>`);
    const saved: string[] = [];
    for (const [number, text] of texts.entries()) saved.push((await save(app, `Página número ${number}`, text)).id);
    await db
      .updateTable('page_fingerprints')
      .set({ signature: null })
      .where('page_id', '=', saved[1] ?? '')
      .execute();
    await db
      .updateTable('page_fingerprints')
      .set({ shingles: '' })
      .where('page_id', '!=', saved[1] ?? '')
      .execute();
    await app.call('DELETE', `/api/pages/${saved[3]}`);

    const registry = createSimilarityRegistry(db, 3);
    await registry.upToDate();
    const nearest = texts.map((html) => registry.nearest(shinglesOf({ title: 'Outra', html })));
    expect(nearest.map((found) => found?.id)).toEqual(saved.map((id, number) => (number === 3 ? undefined : id)));
    expect(nearest[0]?.similarity).toBe(1);
  },
);

test('pages are learned ahead once an administrator is there, where they are few; many are learned when one is to be compared', async () => {
  const app = await testApp();
  const ids = [await save(app, 'Primeira página'), await save(app, 'Segunda página', `<p>${words('outro')}</p>`)].map(
    ({ id }) => id,
  );
  const shingles = shinglesOf({ title: 'Outra', html: TEXT });
  const few = createSimilarityRegistry(app.database.db, 3000, 2);
  await few.keepUp();
  expect(few.nearest(shingles)).toBeNull();
  few.expectPages();
  await few.keepUp();
  expect(few.nearest(shingles)?.id).toBe(ids[0]);
  const many = createSimilarityRegistry(app.database.db, 3000, 1);
  many.expectPages();
  await many.keepUp();
  expect(many.nearest(shingles)).toBeNull();
  await many.upToDate();
  expect(many.nearest(shingles)?.id).toBe(ids[0]);
});

test('what another process changes by thousands is forgotten, and learned anew when a page is to be compared', async () => {
  const app = await testApp();
  const [gone, left] = [await save(app, 'Primeira página'), await save(app, 'Segunda página')];
  const shingles = shinglesOf({ title: 'Outra', html: TEXT });
  const registry = createSimilarityRegistry(app.database.db, 3000, 10, undefined, 1);
  registry.expectPages();
  await registry.upToDate();
  await app.database.db
    .updateTable('generated_pages')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', gone.id)
    .execute();
  registry.noteChanges([`page:${gone.slug}`, `page:${left.slug}`]);
  await registry.keepUp();
  expect(registry.nearest(shingles)).toBeNull();
  await registry.upToDate();
  expect(registry.nearest(shingles)?.id).toBe(left.id);
});

test.each(engines)('signatures are found among many pages that have none (%s)', async (engine) => {
  const app = await testApp({ engine });
  const known = await save(app, 'Primeira página');
  const row = await app.database.db
    .selectFrom('generated_pages')
    .selectAll()
    .where('id', '=', known.id)
    .executeTakeFirstOrThrow();
  for (const end of ['0', 'f']) {
    const others = Array.from({ length: 250 }, (_, number) => ({
      ...row,
      id: `${end.repeat(8)}-0000-7000-8000-${String(number).padStart(12, '0')}`,
      slug: `outra-${end}-${number}`,
    }));
    await app.database.db.insertInto('generated_pages').values(others).execute();
  }
  const registry = createSimilarityRegistry(app.database.db, 3);
  await registry.upToDate();
  expect(registry.nearest(shinglesOf({ title: 'Outra', html: TEXT }))?.id).toBe(known.id);
});

test('more changes than can be named make the registry learn everything again, also while it learns', async () => {
  const app = await testApp();
  const first = await save(app, 'Primeira página');
  const registry = createSimilarityRegistry(app.database.db);
  const shingles = shinglesOf({ title: 'Outra', html: TEXT });
  const loading = registry.upToDate();
  // Until the page is read and the reading has not ended.
  while (registry.nearest(shingles)?.id !== first.id) await Promise.resolve();
  await app.database.db.updateTable('generated_pages').set({ deleted_at: new Date().toISOString() }).execute();
  registry.noteChanges(['*']);
  await loading;
  expect(registry.nearest(shingles)).toBeNull();
});
