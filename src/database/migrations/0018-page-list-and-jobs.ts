import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect.ts';

/** `toStored` writes them without spaces, and neither holds a quotation mark. '' where the title names none. */
const STORED: Readonly<Record<Engine, (name: string) => string>> = {
  sqlite: (name) =>
    `case when json_valid(understood) then coalesce(json_extract(understood, '$.${name}'), '') when understood is null then null else '' end`,
  postgres: (name) =>
    `case when understood is null then null else coalesce(substring(understood from '"${name}":"([^"]*)"'), '') end`,
};

/** What every filter of the list reads: an index that lacks one of them makes SQLite walk over each page's text. */
const READ_BY_FILTERS = 'indexable, typed_figures, job_id, place, entry, deleted_at';

/** The columns that the list of pages is filtered by, the orders that it is read in, who began a job, and views that are kept. */
export function pageListAndJobs(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['job_id', 'place', 'entry'])
        await db.schema.alterTable('generated_pages').addColumn(name, 'text').execute();
      await db.schema
        .createIndex('bulk_job_titles_made')
        .on('bulk_job_titles')
        .columns(['slug', 'job_id', 'state'])
        .execute();
      await sql`update generated_pages set
        job_id = (select max(job_id) from bulk_job_titles as made where made.slug = generated_pages.slug and made.state = 'created'),
        place = ${sql.raw(STORED[engine]('place'))}, entry = ${sql.raw(STORED[engine]('entry'))}`.execute(db);
      await sql`drop index bulk_job_titles_made`.execute(db);
      if (engine === 'postgres')
        // Titles are ordered byte by byte on both engines.
        await sql`alter table generated_pages alter column search_key type text collate "C"`.execute(db);

      await sql`drop index generated_pages_newest`.execute(db);
      await sql`drop index generated_pages_most_alike`.execute(db);
      for (const [name, columns] of [
        // Ascending, so that a new page comes to its end: read backwards it is as fast, and half as large.
        ['newest', 'created_at, id, search_key, likeness'],
        ['most_alike', 'likeness desc, id desc, search_key, created_at'],
        ['by_title', 'search_key, id, likeness, created_at'],
      ] as const)
        await sql`create index ${sql.ref(`generated_pages_${name}`)} on generated_pages (${sql.raw(columns)}, ${sql.raw(READ_BY_FILTERS)}) where deleted_at is null`.execute(
          db,
        );
      // PostgreSQL keeps long texts apart from their rows, so it counts by narrow indexes; SQLite would go to each row behind its text.
      if (engine === 'postgres')
        for (const name of ['job_id', 'place', 'entry'])
          await sql`create index ${sql.ref(`generated_pages_of_${name}`)} on generated_pages (${sql.ref(name)}) where deleted_at is null`.execute(
            db,
          );

      await db.schema.alterTable('bulk_jobs').addColumn('begun_by', 'text').execute();
      for (const [table, name] of [
        ['bulk_jobs', 'permanent_errors'],
        ['bulk_job_titles', 'permanent'],
      ] as const)
        await db.schema
          .alterTable(table)
          .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      await db.schema
        .createTable('saved_views')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull().unique())
        .addColumn('filter', 'text', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
