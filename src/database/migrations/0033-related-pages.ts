import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a page's related links are found by: pages of its place and of its entry, in the order in which they were made. */
export const relatedPages: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['place', 'entry'])
      await sql`create index ${sql.ref(`generated_pages_related_${name}`)} on generated_pages (${sql.ref(name)}, id) where deleted_at is null and answered = 1`.execute(
        db,
      );
  },
};
