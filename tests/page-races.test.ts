import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lockForWrite } from '../src/database/content-changes.ts';
import type { Schema } from '../src/database/schema.ts';
import { testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { pageRoom, noAudit } from './support/page-room.ts';

const page = z.object({
  id: z.string(),
  slug: z.string(),
  revision: z.number(),
  likeness: z.number(),
  indexable: z.boolean(),
});

const words = (from: string) => Array.from({ length: 60 }, (_, index) => `${from}${index}`).join(' ');
const TEXT = `<p>${words('palavra')}</p>`;

async function save(app: TestApp, title: string, content: string = TEXT) {
  return page.parse(
    await (await app.call('POST', '/api/pages', { title, content, understood: { entry: 'portao-nao-fecha' } })).json(),
  );
}

/** Until somebody waits for a lock; on SQLite, whose one connection is taken, everybody does. */
async function untilSomebodyWaits(app: TestApp): Promise<void> {
  if (app.database.engine === 'sqlite') return;
  const waiting = sql<{
    count: number;
  }>`select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await waiting.execute(app.database.db)).rows[0]?.count, { interval: 10 })
    .toBeGreaterThan(0);
}

/** Takes every lock that a write may take. */
async function touchEverything(transaction: Transaction<Schema>): Promise<void> {
  const id = 'ffffffff-0000-7000-8000-000000000000';
  const row = await transaction.selectFrom('generated_pages').selectAll().executeTakeFirstOrThrow();
  await transaction
    .insertInto('generated_pages')
    .values({ ...row, id, slug: 'novo-endereco', deleted_at: null })
    .execute();
  await transaction.deleteFrom('generated_pages').where('id', '=', id).execute();
  await transaction.updateTable('generated_pages').set({ creativity: 1 }).execute();
  await transaction.deleteFrom('pages_to_measure').where('page_id', '=', id).execute();
}

/** Starts a write while another has its turn, which then locks everything. */
async function besideAnother<T>(app: TestApp, write: () => Promise<T>): Promise<T> {
  let writing: Promise<T> | undefined;
  await app.database.db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    writing = write();
    await untilSomebodyWaits(app);
    await touchEverything(transaction);
  });
  if (!writing) throw new Error('Nothing was written');
  return writing;
}

const WRITES: readonly (readonly [
  what: string,
  write: (app: TestApp, ids: { live: string; deleted: string }) => Promise<Response>,
])[] = [
  ['saved', (app) => app.call('POST', '/api/pages', { title: 'Uma página', slug: 'novo-endereco', content: TEXT })],
  [
    'edited',
    (app, { live }) =>
      app.call('PATCH', `/api/pages/${live}`, { revision: 1, title: 'Outro título', slug: 'novo-endereco' }),
  ],
  ['deleted', (app, { live }) => app.call('DELETE', `/api/pages/${live}`)],
  ['restored', (app, { deleted }) => app.call('POST', `/api/pages/${deleted}/restore`)],
];

test.each(engines.flatMap((engine) => WRITES.map(([what, write]) => [what, engine, write] as const)))(
  'a page is %s beside another writer without the two waiting for each other (%s)',
  async (_what, engine, write) => {
    const app = await testApp({ engine });
    const [live, deleted] = [await save(app, 'Primeira página'), await save(app, 'Segunda página')];
    await app.call('DELETE', `/api/pages/${deleted.id}`);
    const response = await besideAnother(app, () => write(app, { live: live.id, deleted: deleted.id }));
    expect(response.ok).toBe(true);
    expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test.each(engines)(
  'pages are measured beside another writer without the two waiting for each other (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { db } = app.database;
    const { id } = await save(app, 'Primeira página');
    await db.updateTable('generated_pages').set({ likeness: 0.9, indexable: 0 }).execute();
    await db.insertInto('pages_to_measure').values({ page_id: id, mark: 'um motivo' }).execute();
    await besideAnother(app, async () => app.worker.start());
    await expect
      .poll(async () => (await db.selectFrom('generated_pages').select('indexable').executeTakeFirst())?.indexable, {
        timeout: 120_000,
        interval: 20,
      })
      .toBe(1);
    await app.worker.stop();
    expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test.each(engines)(
  'of two copies saved at the same moment one stays in search engines, on one process and on two (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const [one, other] = [await pageRoom(database), await pageRoom(database)];
    for (const [from, rooms] of [
      ['uma', [one, one]],
      ['outra', [one, other]],
    ] as const) {
      const saved = await Promise.all(
        rooms.map(({ writer }, at) =>
          writer.save(
            {
              title: `Cópia ${from} de número ${at}`,
              content: `<p>${words(from)}</p>`,
              correction: { entry: 'portao-nao-fecha' },
            },
            noAudit,
            'x@exemplo.com.br',
          ),
        ),
      );
      const ids = saved.flatMap((answer) => (answer.ok ? [answer.page.id] : []));
      const rows = await database.db
        .selectFrom('generated_pages')
        .select(['indexable', 'likeness'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      expect(rows).toEqual([
        { indexable: 1, likeness: 0 },
        { indexable: 0, likeness: 1 },
      ]);
    }
    expect(await database.db.selectFrom('pages_to_measure').selectAll().execute()).toEqual([]);
  },
);

type Room = Awaited<ReturnType<typeof pageRoom>>;

const MEANWHILE: readonly (readonly [
  what: string,
  change: (room: Room, ids: { first: string; copy: string }) => Promise<unknown>,
])[] = [
  [
    'it is rewritten',
    ({ editor }, { copy }) =>
      editor.edit(copy, { revision: 1, content: `<p>${words('outra')}</p>` }, 'x@exemplo.com.br', noAudit),
  ],
  ['its nearest page is deleted', ({ writer }, { first }) => writer.delete(first, noAudit, 'x@exemplo.com.br')],
];

test.each(engines.flatMap((engine) => MEANWHILE.map(([what, change]) => [what, engine, change] as const)))(
  'a page under measurement ends as it stands when %s meanwhile (%s)',
  async (_what, engine, change) => {
    const room = await pageRoom(await freshDatabase(engine));
    const { db } = room.database;
    const [first, copy] = [
      await room.writer.save(
        { title: 'Primeira página', content: TEXT, correction: { entry: 'portao-nao-fecha' } },
        noAudit,
        'x@exemplo.com.br',
      ),
      await room.writer.save(
        { title: 'Segunda cópia', content: TEXT, correction: { entry: 'portao-nao-fecha' } },
        noAudit,
        'x@exemplo.com.br',
      ),
    ];
    if (!first.ok || !copy.ok) throw new Error('Not saved');
    expect(copy.page.indexable).toBe(false);
    await db.updateTable('generated_pages').set({ likeness: 0.9 }).where('id', '=', copy.page.id).execute();
    await db.insertInto('pages_to_measure').values({ page_id: copy.page.id, mark: 'um motivo' }).execute();
    let changed: Promise<unknown> | undefined;
    const recalculation = room.recalculationWith({
      ...room.registry,
      nearest(...asked) {
        const found = room.registry.nearest(...asked);
        changed ??= change(room, { first: first.page.id, copy: copy.page.id });
        return found;
      },
    });
    await recalculation.drain();
    await changed;
    await room.recalculation.drain();
    expect(
      await db.selectFrom('generated_pages').select(['likeness', 'indexable']).where('id', '=', copy.page.id).execute(),
    ).toEqual([{ likeness: 0, indexable: 1 }]);
  },
);
