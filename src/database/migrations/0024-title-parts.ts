import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The lists of services and places that titles are combined of, where somebody changed them. */
export const titleParts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('title_part_lists')
      .addColumn('list', 'text', (column) => column.primaryKey())
      .addColumn('parts', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .execute();
  },
};
