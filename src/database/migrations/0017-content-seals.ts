import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Articles carry a seal of what was sanitised: see `pages/article-seal.ts`. Pages without one are sanitised whenever they are rendered. */
export const contentSeals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('generated_pages').addColumn('content_seal', 'text').execute();
  },
};
