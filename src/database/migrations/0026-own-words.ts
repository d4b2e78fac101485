import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What every filter of the list reads: an index that lacks one of them makes SQLite walk over each page's text. */
const READ_BY_FILTERS = 'indexable, typed_figures, job_id, place, entry, deleted_at';

/** What each page says of its own, and the sentences by which it is counted. A page that nobody has measured yet is taken for one that says all of its own. */
export const ownWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('generated_pages')
      .addColumn('own_words', 'double precision', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable('page_sentences')
      .addColumn('page_id', 'text', (column) =>
        column.primaryKey().references('generated_pages.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('sentences', 'text', (column) => column.notNull())
      .execute();
    // The mark of `markOwnWords`: what stands already is to be measured.
    await sql`insert into upkeep (name, says) select 'own-words', '0026' where exists (select 1 from generated_pages)`.execute(
      db,
    );
    for (const name of ['newest', 'most_alike', 'by_title'])
      await sql`drop index ${sql.ref(`generated_pages_${name}`)}`.execute(db);
    for (const [name, columns] of [
      ['newest', 'created_at, id, search_key, likeness, own_words'],
      ['most_alike', 'likeness desc, id desc, search_key, created_at, own_words'],
      ['by_title', 'search_key, id, likeness, created_at, own_words'],
      ['own_words', 'own_words, id, search_key, likeness, created_at'],
    ] as const)
      await sql`create index ${sql.ref(`generated_pages_${name}`)} on generated_pages (${sql.raw(columns)}, ${sql.raw(READ_BY_FILTERS)}) where deleted_at is null`.execute(
        db,
      );
  },
};
