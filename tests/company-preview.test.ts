import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from './support/app.ts';
import { overviewOf, saveDraft, withPrice } from './support/company.ts';
import { engines } from './support/database.ts';

// Every page of the site is made for a preview.
vi.setConfig({ testTimeout: 240_000 });

const counts = z.object({
  posts: z.number(),
  topics: z.number(),
  places: z.number(),
  generated_pages: z.number(),
  other_pages: z.number(),
});
const reach = z.object({
  change: z.object({ path: z.string() }),
  counts,
  picture: z.boolean(),
  structured_data: z.boolean(),
  text: z.string(),
});
const preview = z.object({ draft_version: z.number(), changes: z.array(reach) });

async function previewOf(app: TestApp, changed: unknown) {
  const { draft_version } = await overviewOf(app);
  await saveDraft(app, draft_version, changed);
  return preview.parse(await (await app.call('GET', '/api/company/preview')).json());
}

test.each(engines)('a preview says for each change which texts, pictures and data it rewrites (%s)', async (engine) => {
  const app = await testApp({ engine });
  const pages = ['<p>O Jetflex sai por R$&nbsp;1.349.</p>', '<p>Um texto sem preço nenhum.</p>'];
  for (const [at, content] of pages.entries())
    await app.call('POST', '/api/pages', { title: `Motor na rua ${at + 1}`, content });
  expect((await app.call('GET', '/api/company/preview/preparation')).status).toBe(202);
  expect((await previewOf(app, (await overviewOf(app)).published.data)).changes).toEqual([]);

  const { data } = (await overviewOf(app)).published;
  const { changes } = await previewOf(app, {
    ...withPrice('jetflex', 1777)(data),
    battery: { ...data.battery, cycles: 25 },
    company: { ...data.company, phone: '5511988887777' },
  });
  const again = preview.parse(await (await app.call('GET', '/api/company/preview')).json());
  expect(again.changes).toEqual(changes);
  const byPath = new Map(changes.map((one) => [one.change.path, one]));
  expect([...byPath.keys()]).toEqual(['company.phone', 'models.0.price', 'battery.cycles']);

  const phone = byPath.get('company.phone');
  // The phone stands around every page.
  expect(phone?.counts.generated_pages).toBe(2);
  expect(phone?.counts.posts).toBeGreaterThan(500);
  const price = byPath.get('models.0.price');
  expect(price).toMatchObject({ picture: true, structured_data: true });
  expect(price?.counts.generated_pages).toBe(1);
  expect(price?.counts.posts).toBeGreaterThan(0);
  expect(price?.counts.posts).toBeLessThanOrEqual(phone?.counts.posts ?? 0);
  expect(price?.text).toMatch(/^Preço do Jetflex: \d+ postagens, .*imagem e dados estruturados$/);
  const battery = byPath.get('battery.cycles');
  expect(battery).toMatchObject({ picture: false, structured_data: false });
  expect(battery?.counts.posts).toBeLessThan(price?.counts.posts ?? 0);
});
