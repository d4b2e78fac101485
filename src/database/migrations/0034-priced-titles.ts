import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Has the pages looked at again whose title names a price in words: where it is ours it becomes a slot (`pages/slot-recovery.ts`). */
export const pricedTitles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update generated_pages set typed_figures = null where title like '%R$%' and title not like '%{%'`.execute(
      db,
    );
  },
};
