import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT } from './administrator.ts';
import { requireEnvironment, type Row } from './row.ts';

const PAGES = 1_000_000;
const SAMPLE_EVERY_MS = 20;

/** Resident memory of a process in megabytes (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Writes rows as the product would, by SQL alone: generating a million pages is measured elsewhere. */
function fill(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA synchronous = OFF;
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${PAGES})
    insert into generated_pages (id, title, slug, description, content, search_key, created_at, updated_at, likeness, indexable)
    select printf('01930000-%04x-7000-8000-%012x', n % 65536, n), 'Motor de portão ' || n, 'motor-de-portao-numero-' || n, 'Descrição', '<p>Texto</p>', 'motor ' || n,
      '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z', 0, 1 from number;
  `);
  database.close();
}

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname);

/** `/sitemap.xml` and all its parts over a million stored pages. */
export async function measureSitemap(): Promise<Row[]> {
  const file = join(requireEnvironment('TEST_SCRATCH'), 'sitemap.sqlite');
  const environment = { DATABASE_URL: `file:${file}`, ...ADMINISTRATOR_ENVIRONMENT };
  await (await startServer(environment)).end('SIGTERM');
  fill(file);
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
      what: `Extra memory for sitemap.xml and its ${parts.length} parts, ${PAGES.toLocaleString('en')} pages stored`,
      figure: `${Math.round(peak - before)} MB (${Math.round(before)} before); index ${Math.round(indexMs)} ms, all parts ${Math.round(partsMs)} ms, ${addresses.toLocaleString('en')} addresses`,
      goal: 'under 100 MB, every address, at most 50,000 in a part',
      held: peak - before < 100 && addresses === PAGES && largest <= 50_000,
    },
  ];
}
