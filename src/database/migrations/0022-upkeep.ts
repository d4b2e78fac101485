import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A row for the write that shows that the database takes one, one for the copy that one process makes for all, one for what the schema says of itself. */
export const upkeep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('upkeep')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text')
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text')
      .addColumn('says', 'text')
      .execute();
  },
};
