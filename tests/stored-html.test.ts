import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from './support/app.ts';
import { SCRIPTS } from './support/attack-payloads.ts';
import { engines } from './support/database.ts';

const withContent = z.object({ content: z.string() });
/** What must never come out of a stored text. Typed words are escaped, so that an open bracket is always a tag. */
const RUNS =
  /<(script|iframe|object|embed|svg|math|style|link|meta|base|form|input|button|template|video|audio|img)|<[^>]+\son\w+\s*=|<[^>]+(href|src)\s*=\s*["']?\s*(javascript|data|vbscript)/i;

test.each(engines)(
  'what was written into the database behind the application is sanitised wherever it is read (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    const { db } = app.database;
    const content = `<p>Texto.</p>${SCRIPTS.join('')}`;
    const now = new Date().toISOString();
    const id = randomUUID();
    await db
      .insertInto('generated_pages')
      .values({
        id,
        title: 'Motor na Mooca',
        slug: 'motor-na-mooca',
        description: 'Uma descrição.',
        content,
        search_key: 'motor na mooca',
        created_at: now,
        updated_at: now,
        creativity: null,
        seed: null,
        likeness: 0,
        nearest_id: null,
        indexable: 1,
        indexable_override: null,
        overruled_by: null,
        overruled_at: null,
        revision: 1000,
        deleted_at: null,
      })
      .execute();
    await db
      .insertInto('page_versions')
      // One each: a tag that is left open would swallow what follows it.
      .values(
        SCRIPTS.map((script, at) => ({
          page_id: id,
          revision: at + 1,
          title: 'Motor na Mooca',
          slug: 'motor-na-mooca',
          description: 'Uma descrição.',
          content: `<p>Texto.</p>${script}`,
          saved_at: now,
          replaced_at: now,
          replaced_by: 'x',
        })),
      )
      .execute();

    const read = async (method: string, path: string, body?: unknown) =>
      withContent.parse(await (await app.call(method, path, body)).json()).content;
    for (const path of [`/api/pages/${id}`, ...SCRIPTS.map((_, at) => `/api/pages/${id}/versions/${at + 1}`)]) {
      const text = await read('GET', path);
      expect(text).toContain('<p>Texto.</p>');
      expect(text).not.toMatch(RUNS);
    }
    expect(
      (await (await app.get('/links-uteis/motor-na-mooca')).text()).split('<div class="prose">')[1]?.split('</div>')[0],
    ).not.toMatch(RUNS);
    // An edit that touches something else does not carry it on either.
    expect(await read('PATCH', `/api/pages/${id}`, { revision: 1000, description: 'Outra descrição.' })).not.toMatch(
      RUNS,
    );
    const row = await db.selectFrom('generated_pages').select('content').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.content).not.toMatch(RUNS);
    expect(await read('POST', `/api/pages/${id}/versions/1/restore`, { revision: 1001 })).not.toMatch(RUNS);
    expect((await app.call('DELETE', `/api/pages/${id}`)).status).toBe(204);
    expect(await read('POST', `/api/pages/${id}/restore`)).not.toMatch(RUNS);
  },
);

test.each(engines)('a title that a spreadsheet would run is exported as the text that it is (%s)', async (engine) => {
  const app = await testApp({ engine });
  const titles = [
    '=HYPERLINK("http://mau.example";"Motor")',
    '+55 11 motor',
    '-1 motor',
    '@SUM(A1) motor',
    '\tmotor com tabulação',
  ];
  for (const title of titles)
    expect((await app.call('POST', '/api/pages', { title, content: '<p>Texto.</p>' })).status).toBe(201);
  const csv = await (await app.call('GET', '/api/pages.csv')).text();
  const rows = parse(csv, { delimiter: ';', bom: true });
  expect(rows).toHaveLength(titles.length + 1);
  for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});
