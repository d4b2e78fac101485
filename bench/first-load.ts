import { type Browser, chromium } from '@playwright/test';
import { addresses } from '../src/business/addresses.ts';
import type { KindOfPage } from './kinds-of-page.ts';
import { waitForBestForm } from './peers.ts';
import { requireEnvironment, type Row } from './row.ts';

const ROUND_TRIP_BYTES = 14_600;
const LONG_PAGE_BYTES = 30_000;
const ISLAND_BYTES = 75_000;

const WANTED_CITY = 'Osasco';
const TRIES = 100;

const bytes = (count: number) => count.toLocaleString('en');

/** Watches a page load on a phone. `requests` goes on growing with what the page asks for later. */
async function open(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser calls the icon of its tab 'other'; it is a picture, and the last thing that is asked for.
    requests.push(new URL(request.url()).pathname === addresses.favicon ? 'image' : request.resourceType());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, requests };
}

async function gzipBytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await response.arrayBuffer();
  if (response.headers.get('content-encoding') !== 'gzip') throw new Error(`${url} came without gzip`);
  return Number(response.headers.get('content-length'));
}

async function firstLoadRow(browser: Browser, origin: string, { name, path, long = false }: KindOfPage): Promise<Row> {
  // Pages that are not kept, as answers of the adviser, have the quick form alone.
  if (!path.includes('?')) await waitForBestForm(origin + path);
  const { page, requests } = await open(browser, origin + path);
  const brotli = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.encodedBodySize : Number.NaN;
  });
  await page.close();
  const count = (type: string) => requests.filter((one) => one === type).length;
  const others = requests.length - count('image') - count('font');
  const limit = long ? LONG_PAGE_BYTES : ROUND_TRIP_BYTES;
  return {
    what: `First load: ${name}`,
    figure: `${bytes(brotli)} bytes brotli, ${bytes(await gzipBytesOf(origin + path))} gzip; ${others} request, ${count('font')} font, ${count('script')} scripts`,
    goal: `at most ${bytes(limit)} bytes, 1 request and 1 font, 0 scripts`,
    held: brotli > 0 && brotli <= limit && others === 1 && count('font') <= 1 && count('script') === 0,
  };
}

/** What the city search downloads once somebody reaches for it. */
async function citySearchRow(browser: Browser, origin: string): Promise<Row> {
  const { page } = await open(browser, `${origin}/`);
  const field = page.locator('#busca-cidade input');
  const cities = page.locator('#busca-cidade li:visible');
  const all = await cities.count();
  await field.focus();
  // All has arrived when typing filters; what is typed before that goes unnoticed.
  for (let tries = 0; (await cities.count()) === all; tries += 1) {
    if (tries === TRIES) throw new Error('The city search does not filter');
    await field.fill('');
    await field.fill(WANTED_CITY);
    await page.waitForTimeout(100);
  }
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? [entry.encodedBodySize] : [],
      ),
  );
  await page.close();
  const total = scripts.reduce((sum, size) => sum + size, 0);
  return {
    what: 'JavaScript once the city search is focused',
    figure: `${bytes(total)} bytes brotli in ${scripts.length} files`,
    goal: `at most ${bytes(ISLAND_BYTES)} bytes`,
    held: total > 0 && total <= ISLAND_BYTES,
  };
}

/** Bytes and requests of each kind of page as a phone meets it first. */
export async function measureFirstLoads(origin: string, kinds: readonly KindOfPage[]): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: requireEnvironment('TEST_CHROMIUM'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const kind of kinds) rows.push(await firstLoadRow(browser, origin, kind));
    return [...rows, await citySearchRow(browser, origin)];
  } finally {
    await browser.close();
  }
}
