import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an administrator may do. Whoever is there already may do everything, and whom the version before adds. */
export const administratorRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('user')
      .addColumn('panelRole', 'text', (column) =>
        column
          .notNull()
          .defaultTo('owner')
          .check(sql`"panelRole" in ('owner', 'copywriter')`),
      )
      .execute();
  },
};
