import { startServer } from '../tests/support/server-process.ts';
import { residentMegabytes } from './resident-memory.ts';
import type { Row } from './row.ts';

const SAMPLE_EVERY_MS = 20;

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname);

/** `/sitemap.xml` and all its parts over so many stored pages. */
export async function measureSitemap(environment: { readonly DATABASE_URL: string }, pages: number): Promise<Row[]> {
  const server = await startServer(environment);
  await (await fetch(`${server.origin}/`)).text();
  const before = residentMegabytes(server.pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMegabytes(server.pid))), SAMPLE_EVERY_MS);

  const start = performance.now();
  const parts = locations(await (await fetch(`${server.origin}/sitemap.xml`)).text());
  const indexMs = performance.now() - start;
  let addresses = 0;
  let largest = 0;
  for (const part of parts) {
    const xml = await (await fetch(server.origin + part)).text();
    const inPart = xml.split('<loc>').length - 1;
    largest = Math.max(largest, inPart);
    if (part !== '/sitemap/site.xml') addresses += inPart;
  }
  const partsMs = performance.now() - start - indexMs;
  clearInterval(sampling);
  await server.end('SIGTERM');
  return [
    {
      what: `Extra memory for sitemap.xml and its ${parts.length} parts, ${pages.toLocaleString('en')} pages stored`,
      figure: `${Math.round(peak - before)} MB (${Math.round(before)} before); index ${Math.round(indexMs)} ms, all parts ${Math.round(partsMs)} ms, ${addresses.toLocaleString('en')} addresses`,
      goal: 'under 100 MB, every address, at most 50,000 in a part',
      held: peak - before < 100 && addresses === pages && largest <= 50_000,
    },
  ];
}
