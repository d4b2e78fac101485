import type { Locator, Page } from '@playwright/test';
import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const { admin } = addresses;

const TITLE = 'Motor de portão no Brás';
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round. Bytes a second, milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** From the address to the screen's main content, in milliseconds. */
const READY_MS = 2000;
/** What a phone needs to run what has come. A machine that does other things too says nothing of it. */
const RUN_MS = 250;
/** Layout shift of a whole opening, by the browser's own measure. */
const SHIFT = 0.02;

/** What is asked for beside the content, sooner or later: the picture of the preview, the check of the text, jobs at work, the browser's icon, a page's versions. */
const BESIDE = /^\/(?:api\/(?:share-image|judgements|bulk-jobs|pages\/[^/]+\/versions)|favicon\.svg)$/;

interface Screen {
  readonly address: string;
  readonly content: (page: Page) => Locator;
  readonly isBefore?: boolean;
}

interface Request {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Adds up what moves without having been asked to. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What the browser asked for until now, the document first. */
function requestsOf(page: Page): Promise<Request[]> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, transferSize }) => ({
        name: new URL(name).pathname,
        start: startTime,
        end: responseEnd,
        bytes: transferSize,
      }))
      .filter(({ end }) => end > 0),
  );
}

/** How many had to end before another could be asked for: the longest chain. */
function roundsOf(requests: readonly Request[]): number {
  const rounds = new Map<Request, number>();
  for (const one of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...rounds].filter(([{ end }]) => end <= one.start).map(([, round]) => round);
    rounds.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(...rounds.values());
}

const screensOf = (page: string): readonly Screen[] => [
  { address: admin.login, content: (at) => at.getByRole('button', { name: 'Entrar', exact: true }), isBefore: true },
  { address: admin.panel, content: (at) => at.getByRole('row').filter({ hasText: TITLE }) },
  { address: page, content: (at) => at.getByRole('textbox', { name: 'Texto da página' }) },
  { address: admin.generator, content: (at) => at.getByRole('button', { name: 'Gerar Conteúdo' }) },
  { address: admin.massCreator, content: (at) => at.getByRole('button', { name: /^Criar \d/ }) },
  { address: admin.company, content: (at) => at.locator('.company-part').getByRole('heading').first() },
  { address: admin.portfolio, content: (at) => at.getByRole('main').getByText(/^Nenhum serviço/) },
  { address: admin.drafts, content: (at) => at.getByRole('main').getByText(/^Nenhum rascunho/) },
  { address: admin.jobs, content: (at) => at.getByRole('main').getByText(/^Nenhuma criação/) },
];

for (const width of [360, 1280]) {
  test(`on slow 4G at ${width} each main screen of the panel has its content within two seconds, and nothing moves`, async ({
    visit,
    ownServer: server,
  }) => {
    test.setTimeout(4 * 60_000);
    const { page: first } = await visit({ server, signedIn: true });
    await first.goto(admin.panel);
    await savePage(first, TITLE);
    const { items } = await (await first.request.get('/api/pages?limit=1')).json();
    for (const { address, content, isBefore = false } of screensOf(admin.page(items[0].id))) {
      const { page } = await visit({ server, signedIn: !isBefore, viewport: { width, height: 800 } });
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
      await watchShifts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(content(page)).toBeVisible();
      const requests = (await requestsOf(page)).filter(({ name }) => !BESIDE.test(name));
      const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
      const rounds = roundsOf(requests);
      const ms = rounds * SLOW_4G.latency + (bytes / SLOW_4G.downloadThroughput) * 1000;
      expect(ms + RUN_MS, `${address}: ${bytes} bytes in ${rounds} rounds`).toBeLessThanOrEqual(READY_MS);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.layoutShift ?? 1), `${address} does not move`).toBeLessThanOrEqual(SHIFT);
      await page.context().close();
    }
  });
}
