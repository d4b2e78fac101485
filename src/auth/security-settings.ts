import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whether every administrator needs a second factor. */
export async function isSecondFactorRequired(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('security_settings')
    .select('second_factor_required')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.second_factor_required === 1;
}

export async function setSecondFactorRequired(transaction: Transaction<Schema>, required: boolean): Promise<void> {
  await transaction
    .updateTable('security_settings')
    .set({ second_factor_required: required ? 1 : 0 })
    .where('id', '=', 1)
    .execute();
}

/** Holds the one row until the transaction ends, so that two administrators cannot remove each other at the same moment. */
export async function lockAdministrators(transaction: Transaction<Schema>): Promise<void> {
  await transaction.updateTable('security_settings').set({ id: 1 }).where('id', '=', 1).execute();
}
