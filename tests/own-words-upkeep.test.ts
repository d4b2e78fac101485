import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { underOwnWordsLease } from '../src/database/own-words-lease.ts';
import { clearOwnWordsMark, findOwnWordsMark, markOwnWords } from '../src/database/own-words-mark.ts';
import { ownWords } from '../src/database/migrations/0026-own-words.ts';
import type { Schema } from '../src/database/schema.ts';
import { pageSentences } from '../src/own-words/page-sentences.ts';
import { withOwnWords } from '../src/pages/own-words-finding.ts';
import { createOwnWordsUpkeep } from '../src/similarity/own-words-upkeep.ts';
import { testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { alone, fourPages, html, quarter, read, save, sharesOf, THIN } from './support/own-words-pages.ts';
import { clock, onError, pageRoom } from './support/page-room.ts';

const QUARTERS = [0.25, 0.25, 0.25, 0.25];

/** What measures beside all other work, until the test ends. */
function keep({ ownWordsKeeper }: TestApp) {
  ownWordsKeeper.start();
  onTestFinished(() => ownWordsKeeper.stop());
}

async function unmark(db: Kysely<Schema>) {
  await clearOwnWordsMark(db, (await findOwnWordsMark(db)) ?? '');
}

/** Takes away what the migration brings, as it was before it. */
async function beforeOwnWords(db: Kysely<Schema>) {
  const old = ['newest', 'most_alike', 'by_title'].map((name) => `generated_pages_${name}`);
  for (const name of [...old, 'generated_pages_own_words']) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`alter table generated_pages drop column own_words`.execute(db);
  await sql`drop table page_sentences`.execute(db);
  for (const name of old) await sql`create index ${sql.ref(name)} on generated_pages (created_at)`.execute(db);
}

test.each(engines)(
  'pages that are older than the measure are measured after the upgrade, and nothing waits for it (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const before = await testApp({ database });
    const ids = await fourPages(before);
    await unmark(database.db);
    await beforeOwnWords(database.db);
    await ownWords.up(database.db);
    expect(await findOwnWordsMark(database.db)).not.toBe(null);
    const app = await testApp({ database });
    expect(await sharesOf(app, ids)).toEqual([1, 1, 1, 1]);
    // Nobody reads the old texts for it.
    await save(app, 'Página depois', html(alone('depois')));
    const stored = await database.db.selectFrom('page_sentences').select('page_id').execute();
    expect(stored.map(({ page_id: id }) => id)).not.toEqual(expect.arrayContaining(ids.slice(0, 1)));
    keep(app);
    await expect.poll(() => sharesOf(app, ids)).toEqual(QUARTERS);
    await expect.poll(() => findOwnWordsMark(database.db)).toBe(null);
  },
);

test.each(engines)('what a process of an older version rewrote is read again (%s)', async (engine) => {
  const app = await testApp({ engine });
  const ids = await fourPages(app);
  const { db } = app.database;
  const rewritten = { content: html(alone('outra')), revision: 2 };
  await db
    .updateTable('generated_pages')
    .set(rewritten)
    .where('id', '=', ids[0] ?? '')
    .execute();
  keep(app);
  await expect.poll(() => sharesOf(app, ids)).toEqual([1, 1, 1, 1]);
});

test('new built-in texts have all pages measured again, the same ones do not', async () => {
  const { db, reads } = await freshDatabase('sqlite');
  const look = async (text: string) => {
    let measured = 0;
    const sweep = async () => {
      measured += 1;
      await unmark(db);
    };
    const builtIn = () => [pageSentences(html(text))];
    await createOwnWordsUpkeep({ db, reads, clock, builtIn, sweep, onError }).look(new AbortController().signal);
    return measured;
  };
  expect([await look('um texto'), await look('um texto'), await look('outro texto')]).toEqual([1, 0, 1]);
});

test.each(engines)('of all processes one measures at a time, and another once it is done (%s)', async (engine) => {
  const { db } = await freshDatabase(engine);
  await db.transaction().execute(markOwnWords);
  const worked: string[] = [];
  const lease = (worker: string) => ({ db, clock, worker, onError });
  await underOwnWordsLease(lease('um'), async () => {
    worked.push('um');
    await underOwnWordsLease(lease('outro'), async () => void worked.push('outro'));
  });
  expect(worked).toEqual(['um']);
  await underOwnWordsLease(lease('outro'), async () => void worked.push('outro'));
  expect(worked).toEqual(['um', 'outro']);
});

test.each(engines)('a change is answered while all pages are being measured (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const { recalculation, registry } = await pageRoom(database);
  await database.db.transaction().execute(markOwnWords);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { newShares } = registry.ownWords;
  Object.assign(registry.ownWords, {
    isQuick: async () => false,
    newShares: async function* () {
      await held;
      yield* newShares();
    },
  });
  const sweeping = recalculation.sweep();
  await recalculation.afterCommit({ isOfMany: false });
  await recalculation.drain();
  goOn();
  await sweeping;
  expect(await findOwnWordsMark(database.db)).toBe(null);
});

test.each(engines)('a new share alone leaves the finished responses of a page as they are (%s)', async (engine) => {
  const app = await testApp({ engine });
  await fourPages(app);
  const tagsOf = async () => {
    const rows = await app.database.db.selectFrom('content_changes').select('tags').orderBy('version').execute();
    return rows.flatMap(({ tags }) => z.array(z.string()).parse(JSON.parse(tags)));
  };
  const tags = await tagsOf();
  const first = 'pagina-primeira';
  expect(tags.filter((tag) => tag === `page:${first}`)).toHaveLength(1);
  expect(tags).toContain(`counted:${first}`);
});

test.each(engines)('beyond the pages that are known each, shares fall and rise all the same (%s)', async (engine) => {
  const app = await testApp({ engine, ownWordsLimits: { exactUpTo: 3, quickUpTo: 3 } });
  keep(app);
  const becomes = async (ids: readonly string[], shares: readonly number[]) =>
    void (await expect.poll(() => sharesOf(app, ids)).toEqual(shares));
  const ids = await fourPages(app);
  const [first = '', second = ''] = ids;
  await becomes(ids, QUARTERS);
  // A page that is edited does not stand beside itself.
  const thin = await save(app, 'Página sem nada seu', THIN);
  await becomes([thin.id], [0]);
  await app.call('DELETE', `/api/pages/${thin.id}`);
  await app.call('DELETE', `/api/pages/${first}`);
  await becomes(ids.slice(1), [1, 1, 1]);
  const { revision } = await read(app, second);
  const edited = await app.call('PATCH', `/api/pages/${second}`, { revision, content: quarter('nova') });
  expect(await edited.json()).toMatchObject({ own_words: 1 });
  await app.call('POST', `/api/pages/${first}/restore`);
  await becomes(ids, QUARTERS);
});

test('a page of few own words in a place with a published job is not said to be out of search engines', () => {
  const found = (isProved: boolean) => withOwnWords({ level: 'good', findings: [] }, { ownWords: 0.1, isProved }, null);
  expect(found(false)).toMatchObject({ level: 'bad', findings: [{ level: 'bad' }] });
  expect(found(true)).toMatchObject({ level: 'warning', findings: [{ level: 'warning' }] });
  expect(found(true).findings[0]?.found).toContain('a mantém nos buscadores');
});
