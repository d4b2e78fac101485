import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createEmptyDatabase } from '../support/test-databases.ts';
import { expect, test as base } from './support/browser-server.ts';

const VIDEO = 'https://video.example/d/1/preview';

const test = base.extend<object, { readonly withVideo: ServerProcess }>({
  // The environment counts at the first start alone.
  withVideo: [
    async ({ engine }, use) => {
      const database = await createEmptyDatabase(engine);
      const server = await startServer({ DATABASE_URL: database.url, HERO_VIDEO_URL: VIDEO });
      await use(server);
      await server.end('SIGKILL');
      await database.remove();
    },
    { scope: 'worker' },
  ],
});

test('the video plays in the place of its link, and nothing of it is asked for before that is pressed', async ({
  visit,
  withVideo,
}) => {
  const { page, watch } = await visit({ server: withVideo });
  watch.expect(/^call to another host: https:\/\/video\.example/);
  const asked: string[] = [];
  await page.route('https://video.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Vídeo</title><p>O portão abre.</p>',
    });
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Assistir ao vídeo do portão abrindo' });
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(asked).toEqual([]);

  await link.click();
  await expect(
    page.frameLocator('iframe[title="Assistir ao vídeo do portão abrindo"]').getByText('O portão abre.'),
  ).toBeVisible();
  await expect(link).toHaveCount(0);
  expect(asked).toEqual([VIDEO]);
  await expect(page).toHaveURL('/');
});

test('with scripts off the link leads to the video', async ({ visit, withVideo }) => {
  const { page } = await visit({ server: withVideo, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Assistir ao vídeo do portão abrindo' })).toHaveAttribute('href', VIDEO);
  await expect(page.locator('iframe')).toHaveCount(0);
});
