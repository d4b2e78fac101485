import { chromium } from '@playwright/test';
import type { Row } from './row.ts';

const ROUND_TRIP_BYTES = 14_600;
const LONG_PAGE_BYTES = 30_000;

interface FirstLoad {
  readonly documentBytes: number;
  readonly requests: number;
  readonly scripts: number;
}

async function firstLoadOf(url: string): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath: process.env['TEST_CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.resourceType());
    });
    await page.goto(url, { waitUntil: 'load' });
    const documentBytes = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming ? entry.encodedBodySize : Number.NaN;
    });
    return { documentBytes, requests: requests.length, scripts: requests.filter((type) => type === 'script').length };
  } finally {
    await browser.close();
  }
}

/** Bytes and requests of a page as a phone meets it first. */
export async function measureFirstLoad(origin: string, pages: readonly { readonly name: string; readonly path: string; readonly long?: boolean }[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, long = false } of pages) {
    const { documentBytes, requests, scripts } = await firstLoadOf(origin + path);
    const limit = long ? LONG_PAGE_BYTES : ROUND_TRIP_BYTES;
    rows.push({
      what: `First load: ${name}`,
      figure: `${documentBytes.toLocaleString('en')} bytes, ${requests} requests (the page and one font), ${scripts} scripts`,
      goal: `at most ${limit.toLocaleString('en')} bytes, 2 requests, 0 scripts`,
      held: documentBytes <= limit && requests <= 2 && scripts === 0,
    });
  }
  return rows;
}
