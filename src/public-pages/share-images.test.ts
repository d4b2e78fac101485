import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { buildFacts } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import { unlimited } from '../http/public-limits.ts';
import { shareImages } from './share-images.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
/** A page for every address, each with a title and a picture of its own. */
const sharedAt = async (path: string) => ({ title: path, picturePath: path });

/** Pictures that are drawn when the test says so. */
function slowPictures() {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  let atOnce = 0;
  let most = 0;
  const pictures = shareImages({
    facts: () => facts,
    sharedAt,
    limits: unlimited,
    async draw({ title }) {
      begun.push(title);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await gate.promise;
      atOnce -= 1;
      if (title.includes('quebrado')) throw new Error('no picture');
      return Buffer.from(title);
    },
  });
  const http = new Hono()
    .get('/compartilhar/*', pictures.ofPage)
    .get('/titulo/:title', (context) => pictures.ofTitle(context, context.req.param('title')));
  http.onError((_error, context) => context.text('', 500));
  return { begun, most: () => most, open: gate.resolve, get: async (path: string) => http.request(path) };
}

test('pictures are drawn one at a time, a hundred addresses wait at most, and whoever comes then is told to come back', async () => {
  const { most, begun, open, get } = slowPictures();
  const asked = Array.from({ length: 130 }, (_, index) => get(`/compartilhar/cidades/lugar-${index}.png`));
  const refused = await Promise.race(asked);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const preview = await get('/titulo/Motor');
  expect([preview.status, preview.headers.get('retry-after')]).toEqual([503, '5']);
  open();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([100, 30]);
  expect([most(), begun.length]).toEqual([1, 100]);
  expect((await get('/titulo/Motor')).status).toBe(200);
});

test('many who ask for one picture take one place, and a title is drawn once wherever it stands', async () => {
  const { begun, open, get } = slowPictures();
  const asked = Array.from({ length: 130 }, () => get('/compartilhar/cidades/mooca.png'));
  asked.push(get(`/titulo/${encodeURIComponent('/cidades/mooca')}`));
  open();
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(begun).toHaveLength(1);
});

test('a picture that cannot be drawn does not stop those behind it', async () => {
  const { open, get } = slowPictures();
  const asked = ['quebrado', 'mooca'].map((name) => get(`/compartilhar/cidades/${name}.png`));
  open();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([500, 200]);
});
