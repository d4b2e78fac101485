import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const PAGES_AT_ONCE = 200;

/** The texts of all live pages as they are stored, some at a time: title, description and HTML. */
export async function* storedTexts(db: Kysely<Schema>): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const pages = await db
      .selectFrom('generated_pages')
      .select(['id', 'title', 'description', 'content'])
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGES_AT_ONCE)
      .execute();
    for (const { title, description, content } of pages) yield `${title}\n${description}\n${content}`;
    const last = pages.at(-1);
    if (!last || pages.length < PAGES_AT_ONCE) return;
    after = last.id;
  }
}
