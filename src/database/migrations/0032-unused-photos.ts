import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos that no job has: nothing else is ever erased from a bucket, which other installations may use too. */
export const unusedPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('unused_photos')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
  },
};
