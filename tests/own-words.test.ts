import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCommit } from '../src/pages/commit.ts';
import { createPageWriter } from '../src/pages/page-writer.ts';
import { createOwnWordsRegistry } from '../src/similarity/own-words-registry.ts';
import { liveSentencesOf } from '../src/similarity/stored-sentences.ts';
import { testApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import {
  alone,
  COMMON,
  fourPages,
  html,
  NAMES,
  page,
  quarter,
  save,
  sharesOf,
  THIN,
} from './support/own-words-pages.ts';
import { noAudit, pageRoom } from './support/page-room.ts';

/** After what was asked is read, and before who asked has it. */
class BeforeAnswer implements KyselyPlugin {
  readonly #run: (rows: readonly UnknownRow[]) => Promise<void>;

  constructor(run: (rows: readonly UnknownRow[]) => Promise<void>) {
    this.#run = run;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    await this.#run(result.rows);
    return result;
  }
}

test.each(engines)(
  'what a page says of its own falls when a fourth says the same, and rises when one goes, is rewritten or comes back (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const ids = await fourPages(app);
    const [first = '', second = ''] = ids;
    expect(await sharesOf(app, ids)).toEqual([0.25, 0.25, 0.25, 0.25]);
    await app.call('DELETE', `/api/pages/${first}`);
    expect(await sharesOf(app, ids.slice(1))).toEqual([1, 1, 1]);
    await app.call('POST', `/api/pages/${first}/restore`);
    expect(await sharesOf(app, ids)).toEqual([0.25, 0.25, 0.25, 0.25]);
    const rewritten = await app.call('PATCH', `/api/pages/${second}`, { revision: 1, content: html(alone('outra')) });
    expect(page.parse(await rewritten.json()).own_words).toBe(1);
    expect(await sharesOf(app, ids)).toEqual([1, 1, 1, 1]);
  },
);

test.each(engines)(
  'a page of few own words is reached and linked, kept from search engines and sitemaps, and enters by itself (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    await fourPages(app);
    const thin = await save(app, 'Página sem nada seu', THIN);
    expect(thin).toMatchObject({ own_words: 0, indexable: false });
    expect(thin.likeness).toBeLessThan(0.7);
    const shown = await app.get(`/links-uteis/${thin.slug}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('<meta name="robots" content="noindex, follow"');
    expect(await (await app.get('/sitemap')).text()).toContain(thin.slug);
    expect(await (await app.get('/sitemap/paginas.xml')).text()).not.toContain(thin.slug);
    const content = THIN + html(alone('daqui'));
    const edited = await app.call('PATCH', `/api/pages/${thin.id}`, { revision: thin.revision, content });
    expect(page.parse(await edited.json())).toMatchObject({ own_words: 1 / 3, indexable: true });
    expect(await (await app.get(`/links-uteis/${thin.slug}`)).text()).toContain('content="index, follow"');
    expect(await (await app.get('/sitemap/paginas.xml')).text()).toContain(thin.slug);
  },
);

test('an administrator may overrule it for a page, and takes that back', async () => {
  const app = await testApp();
  await fourPages(app);
  const { id } = await save(app, 'Página sem nada seu', THIN);
  const shown = await app.call('PATCH', `/api/pages/${id}`, { revision: 1, indexable: true });
  expect(page.parse(await shown.json())).toMatchObject({ own_words: 0, indexable: true });
  const back = await app.call('PATCH', `/api/pages/${id}`, { revision: 2, indexable: null });
  expect(page.parse(await back.json())).toMatchObject({ indexable: false });
});

test.each(engines)('the list shows, sorts and filters by own words (%s)', async (engine) => {
  const app = await testApp({ engine });
  await fourPages(app);
  const thin = await save(app, 'Página sem nada seu', THIN);
  const listed = z.object({ items: z.array(page.omit({ revision: true })), next_cursor: z.string().nullable() });
  const list = async (query: string) => listed.parse(await (await app.call('GET', `/api/pages?${query}`)).json());
  expect((await list('level=few-own-words')).items.map(({ id }) => id)).toEqual([thin.id]);
  expect((await list('level=few-own-words&sort=title')).items.map(({ id }) => id)).toEqual([thin.id]);
  const first = await list('sort=own-words&limit=2');
  expect(first.items[0]).toMatchObject({ id: thin.id, own_words: 0 });
  const rest = await list(`sort=own-words&limit=10&cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(5);
});

test.each(engines)(
  'what a process left unmeasured when it died is measured by the next, also on pages older than the measure (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const app = await testApp({ database });
    const ids = await fourPages(app);
    const [first = '', second = ''] = ids;
    // All that the dead process did: its transaction.
    const room = await pageRoom(database);
    const commit = createCommit({
      ...room,
      db: database.db,
      recalculation: { ...room.recalculation, afterCommit: async () => undefined },
    });
    await createPageWriter({ ...room, commit }).delete(first, noAudit, 'x@exemplo.com.br');
    await database.db.deleteFrom('page_sentences').where('page_id', '=', second).execute();
    expect(await sharesOf(app, ids.slice(1))).toEqual([0.25, 0.25, 0.25]);
    const next = await testApp({ database });
    next.ownWordsKeeper.start();
    try {
      await expect.poll(() => sharesOf(next, ids.slice(1))).toEqual([1, 1, 1]);
    } finally {
      await next.ownWordsKeeper.stop();
    }
  },
);

test.each(engines)('two processes that write at the same moment agree on what each page says (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const [one, other] = [await testApp({ database }), await testApp({ database })];
  const saved = await Promise.all(
    NAMES.map((name, at) => save(at % 2 === 0 ? one : other, `Página ${name}`, quarter(name))),
  );
  const ids = saved.map(({ id }) => id);
  await expect.poll(() => sharesOf(one, ids)).toEqual([0.25, 0.25, 0.25, 0.25]);
  await one.call('DELETE', `/api/pages/${ids[0]}`);
  expect(await sharesOf(other, ids.slice(1))).toEqual([1, 1, 1]);
});

test('generator, check and dry run say how much is its own before anything is stored', async () => {
  const app = await testApp();
  const draft = z.object({
    ownWords: z.number(),
    judgement: z.object({ findings: z.array(z.object({ subject: z.string(), level: z.string() })) }),
    indexable: z.boolean(),
    source: z.object({ content: z.string() }),
  });
  const generate = async (title: string) =>
    draft.parse(await (await app.call('POST', '/api/generate', { title, creativity: 0 })).json());
  const { ownWords, judgement, indexable, source } = await generate('Conserto de portão na Mooca');
  expect([ownWords, indexable]).toEqual([1, true]);
  expect(judgement.findings).toContainEqual({ subject: 'own-words', level: 'good' });
  for (const place of ['na Penha', 'no Brás', 'em Moema'])
    await app.call('POST', '/api/pages', { title: `Conserto de portão ${place}`, content: source.content });
  const fourth = await generate('Conserto de portão na Mooca');
  expect(fourth).toMatchObject({ ownWords: 0, indexable: false });
  expect(fourth.judgement.findings).toContainEqual({ subject: 'own-words', level: 'bad' });

  const checked = await app.call('POST', '/api/judgements', {
    title: 'Conserto de portão na Mooca',
    description: '',
    content: source.content,
  });
  expect(await checked.json()).toMatchObject({ ownWords: 0, indexable: false });

  const titles = ['na Lapa', 'em Santana', 'no Ipiranga'].map((place) => `Conserto de portão ${place}`);
  const tried = await app.call('POST', '/api/bulk-jobs/dry-run', { titles, creativity: 0 });
  expect(await tried.json()).toMatchObject({ trial: { pages: 3, few_own_words: 0 } });
});

test('pages made in a job are measured beside each other, and the job says it', async () => {
  const app = await testApp();
  const titles = ['na Mooca', 'na Penha', 'no Brás', 'em Moema', 'na Lapa', 'em Santana'].map(
    (place) => `Conserto de portão ${place}`,
  );
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await app.call('POST', '/api/bulk-jobs', { titles, creativity: 0 })).json());
  const job = z.object({ state: z.string(), results: z.array(z.object({ own_words: z.number().nullable() })) });
  const look = async () => job.parse(await (await app.call('GET', `/api/bulk-jobs/${id}`)).json());
  app.worker.start();
  try {
    await expect.poll(async () => (await look()).state).toBe('done');
    const measured = (await look()).results.map(({ own_words }) => own_words ?? 1);
    expect(measured).toHaveLength(6);
    for (const share of measured) expect(share).toBeLessThan(0.6);
  } finally {
    await app.worker.stop();
  }
});

test('a text too short to be told from others is judged by the rest', async () => {
  const app = await testApp();
  const short = html(COMMON[0] ?? '');
  for (const name of NAMES) await save(app, `Página ${name}`, short);
  expect(await save(app, 'Página quinta', short)).toMatchObject({ own_words: 1 });
});

test('a page that is written while all are read is known as it was written last', async () => {
  const app = await testApp();
  const { db } = app.database;
  const { id } = await save(app, 'Página primeira', quarter('primeira'));
  const [old] = await liveSentencesOf(db, [id]);
  let isWritten = false;
  const writing = db.withPlugin(
    new BeforeAnswer(async ([row]) => {
      if (isWritten || row?.['sentences'] === undefined) return;
      isWritten = true;
      await app.call('PATCH', `/api/pages/${id}`, { revision: 1, content: html(alone('outra')) });
      for (const written of await liveSentencesOf(db, [id])) registry.add(written);
    }),
  );
  const registry = createOwnWordsRegistry(db, () => [], {}, writing);
  await registry.load();
  const [now] = await liveSentencesOf(db, [id]);
  expect(isWritten).toBe(true);
  expect(now?.sentences).not.toEqual(old?.sentences);
  expect(registry.said(id)).toEqual(now?.sentences);
});
