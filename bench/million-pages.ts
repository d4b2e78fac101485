import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT } from './signed-in-administrator.ts';
import { load } from './load.ts';
import { waitForBestForm } from './peers.ts';
import { median, requireEnvironment, type Row } from './row.ts';
import { measureSitemap } from './sitemap-load.ts';

const PAGES = 1_000_000;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const VISITORS = 32;
const GOAL = 0.9;

const listedRow = z.object({ listed: z.number() });

/** Fills up by SQL alone: generating a million pages is measured elsewhere. What they say is stored with them and measured, as a job leaves it. @returns how many of all are listed for search engines. */
function fillUp(file: string): number {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA synchronous = OFF;
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${PAGES} - (select count(*) from generated_pages))
    insert into generated_pages (id, title, slug, description, content, search_key, created_at, updated_at, likeness, indexable)
    select printf('01930000-%04x-7000-8000-%012x', n % 65536, n), 'Motor de portão ' || n, 'motor-de-portao-numero-' || n, 'Descrição', '<p>Texto</p>', 'motor ' || n,
      '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z', 0, 1 from number;
    insert into page_sentences (page_id, revision, sentences) select id, revision, '' from generated_pages where id not in (select page_id from page_sentences);
    delete from upkeep where name = 'own-words';
  `);
  const { listed } = listedRow.parse(
    database
      .prepare('select count(*) as listed from generated_pages where indexable = 1 and canonical_id is null')
      .get(),
  );
  database.close();
  return listed;
}

/** Asks for each address once, so many at a time. @returns requests a second. */
async function askOnce(origin: string, paths: readonly string[]): Promise<number> {
  const waiting = paths.values();
  const start = performance.now();
  const visitor = async () => {
    for (const path of waiting) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return (paths.length * 1000) / (performance.now() - start);
}

/** wrk's script that goes round the addresses. */
function roundTrip(paths: readonly string[]): string {
  const file = join(requireEnvironment('TEST_SCRATCH'), 'round-trip.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(',');
  writeFileSync(
    file,
    `local paths = {${list}}\nlocal at = 0\nrequest = function()\n  at = at % #paths + 1\n  return wrk.format("GET", paths[at])\nend\n`,
  );
  return file;
}

/**
 * The same addresses with few and with a million pages stored, and the sitemap of that million.
 *
 * @param fewFile an SQLite file with the pages at `paths`, whose server has ended
 */
export async function measureMillion(fewFile: string, paths: readonly string[]): Promise<Row[]> {
  const manyFile = join(requireEnvironment('TEST_SCRATCH'), 'million.sqlite');
  copyFileSync(fewFile, manyFile);
  const listed = fillUp(manyFile);
  const environment = (file: string) => ({ DATABASE_URL: `file:${file}`, ...ADMINISTRATOR_ENVIRONMENT });
  const sitemap = await measureSitemap(environment(manyFile), listed);
  const few = await startServer(environment(fewFile));
  const many = await startServer(environment(manyFile));
  try {
    const origins = {
      few: few.origin.replace('localhost', '127.0.0.1'),
      many: many.origin.replace('localhost', '127.0.0.1'),
    };
    const uncached = { few: await askOnce(origins.few, paths), many: await askOnce(origins.many, paths) };
    // What is compressed behind first visits takes the processor from whom is measured.
    for (const path of paths)
      await Promise.all([waitForBestForm(origins.few + path), waitForBestForm(origins.many + path)]);
    const script = roundTrip(paths);
    const rates = { few: [] as number[], many: [] as number[] };
    // In turns, so that what disturbs the machine disturbs both.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const which of ['few', 'many'] as const)
        rates[which].push((await load(origins[which], { seconds: ROUND_SECONDS, script })).perSecond);
    }
    const share = median(rates.many) / median(rates.few);
    const round = (rate: number) => Math.round(rate).toLocaleString('en');
    return [
      {
        what: `Requests a second over the same ${paths.length} addresses, ${PAGES.toLocaleString('en')} pages stored`,
        figure: `${round(median(rates.many))}; with ${paths.length} stored ${round(median(rates.few))}: ${share.toFixed(2)} of it. Uncached ${round(uncached.many)}, with ${paths.length} stored ${round(uncached.few)}`,
        goal: 'within 10 % of the rate with few',
        held: share >= GOAL,
      },
      ...sitemap,
    ];
  } finally {
    await Promise.all([few.end('SIGTERM'), many.end('SIGTERM')]);
  }
}
