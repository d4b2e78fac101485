import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One link for a new password an account, so that a newer one takes the older one's place; of its token only the hash is kept. */
export const passwordLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('password_links')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
