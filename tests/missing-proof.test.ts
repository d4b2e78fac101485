import { expect, test } from 'vitest';
import { z } from 'zod';
import { engines } from './support/database.ts';
import { sentPhoto } from './support/photos.ts';
import { IN_MOOCA, portfolioApp, type PortfolioApp } from './support/portfolio.ts';
import { seenWithinASecond } from './support/seen-within-a-second.ts';

const MOOCA = IN_MOOCA.place_key;
const page = z.object({
  id: z.string(),
  slug: z.string(),
  likeness: z.number(),
  own_words: z.number(),
  indexable: z.boolean(),
});
const proof = z.object({
  photos: z.number(),
  places: z.array(
    z.object({
      key: z.string(),
      where: z.string(),
      pages: z.number(),
      jobs: z.number(),
      voices: z.number(),
      opens: z.number(),
    }),
  ),
});

const letters = 'abcdefghijkl';
const sentence = (at: number) =>
  Array.from({ length: 12 }, (_, word) => `frase${letters[at % 12]}${letters[word]}`).join(' ');

/** Twelve pages of six sentences each out of twelve: every sentence stands on six, and no two pages share more than half. */
async function thinPages(app: PortfolioApp) {
  const saved = [];
  for (let at = 0; at < 12; at += 1) {
    const content = [0, 1, 2, 4, 7, 9].map((step) => `<p>${sentence(at + step)}.</p>`).join('');
    const response = await app.call('POST', '/api/pages', {
      title: `Portão parado na Mooca, caso ${letters[at]}`,
      content,
      understood: { entry: 'portao-nao-fecha', place: MOOCA },
    });
    saved.push(page.parse(await response.json()).id);
  }
  return saved;
}

const read = async (app: PortfolioApp, id: string) =>
  page.parse(await (await app.call('GET', `/api/pages/${id}`)).json());
const look = async (app: PortfolioApp) => proof.parse(await (await app.call('GET', '/api/missing-proof')).json());
const shown = async (app: PortfolioApp, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => read(app, id)))).filter(({ indexable }) => indexable).length;

test.each(engines)(
  'a published job with two photos lets the pages of its place into search engines, and takes them along when it goes (%s)',
  async (engine) => {
    const app = await portfolioApp({ engine });
    const ids = await thinPages(app);
    const first = await read(app, ids[0] ?? '');
    expect(first.own_words).toBe(0);
    expect(first.likeness).toBeLessThan(0.7);
    expect(await shown(app, ids)).toBe(0);
    const before = await look(app);
    expect(before.photos).toBe(2);
    expect(before.places).toEqual([
      expect.objectContaining({ key: MOOCA, where: 'na Mooca', pages: 12, jobs: 0, opens: 12 }),
    ]);

    app.ownWordsKeeper.start();
    try {
      const { id } = await app.published();
      // One photo is not enough.
      expect(await shown(app, ids)).toBe(0);
      await app.sendPhoto(id, await sentPhoto(800, 600, '#305070'));
      await expect.poll(() => shown(app, ids)).toBe(12);
      await seenWithinASecond(
        async () => (await app.get(`/links-uteis/${first.slug}`)).text(),
        (html) => html.includes('content="index, follow"'),
      );
      expect((await look(app)).places).toMatchObject([{ key: MOOCA, pages: 12, jobs: 1, voices: 0, opens: 0 }]);
      await app.call('POST', `/api/portfolio/${id}/unpublish`);
      await expect.poll(() => shown(app, ids)).toBe(0);
    } finally {
      await app.ownWordsKeeper.stop();
    }
  },
);

test('a page that an administrator keeps out, or that does not answer its title, waits for no job', async () => {
  const app = await portfolioApp();
  const [first = '', second = ''] = await thinPages(app);
  await app.call('PATCH', `/api/pages/${first}`, { revision: 1, indexable: false });
  await app.database.db.updateTable('generated_pages').set({ answered: 0 }).where('id', '=', second).execute();
  expect((await look(app)).places).toMatchObject([{ key: MOOCA, pages: 12, opens: 10 }]);
});
