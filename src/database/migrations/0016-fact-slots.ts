import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pages state the company's facts in slots. How many figures of a page are typed words is null until somebody looks: see `pages/slot-recovery.ts`. */
export const factSlots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('generated_pages').addColumn('typed_figures', 'integer').execute();
    await db.schema
      .createIndex('generated_pages_unlooked')
      .on('generated_pages')
      .column('id')
      .where(sql.ref('typed_figures'), 'is', null)
      .execute();
  },
};
