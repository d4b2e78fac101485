import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '../src/database/schema.ts';
import { sentencesBehind } from '../src/similarity/stored-sentences.ts';
import { engines, freshDatabase } from './support/database.ts';

const PAGES = 1000;
const BEHIND = '00900';

/** Pages of ascending ids with what they say. */
async function fill(db: Kysely<Schema>) {
  await sql`
    insert into generated_pages
      (id, title, slug, description, content, search_key, created_at, updated_at, likeness, indexable)
    select name, name, name, '', '', name, '', '', 0, 0
    from (select lpad(cast(n as text), 5, '0') as name from generate_series(1, ${sql.lit(PAGES)}) as n) as names
  `.execute(db);
  await sql`insert into page_sentences (page_id, revision, sentences) select id, revision, '' from generated_pages`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

test.runIf(engines.includes('postgres'))(
  'of pages behind an id PostgreSQL reads no sentences that stand before it, though it merges the tables',
  async () => {
    const { db } = await freshDatabase('postgres');
    await fill(db);
    const plan = await db.connection().execute(async (one) => {
      for (const other of ['nestloop', 'hashjoin']) await sql`set ${sql.raw(`enable_${other}`)} = off`.execute(one);
      return JSON.stringify(await sentencesBehind(one, BEHIND).explain('json', sql`analyze`));
    });
    expect(plan).toContain('Merge Join');
    const read = [...plan.matchAll(/"Actual Rows":\s*(\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(...read)).toBe(PAGES - Number(BEHIND));
  },
);
