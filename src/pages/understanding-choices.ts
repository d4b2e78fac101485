import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { choiceKey } from '../understanding/understand-title.ts';
import type { Correction } from '../understanding/understanding.ts';

/** What administrators chose for titles that were not understood, remembered for titles of the same words. */
export interface UnderstandingChoices {
  /** The choice for a title: what is asked for now stands before what was remembered. */
  correctionFor(title: string, asked?: Correction): Correction | undefined;
}

export async function loadChoices(db: Kysely<Schema>): Promise<UnderstandingChoices> {
  const rows = await db.selectFrom('understanding_choices').select(['title_key', 'entry']).execute();
  const entryOf = new Map(rows.map(({ title_key, entry }) => [title_key, entry]));
  return {
    correctionFor(title, asked) {
      if (entryOf.size === 0 || asked?.entry !== undefined) return asked;
      const entry = entryOf.get(choiceKey(title));
      return entry === undefined ? asked : { ...asked, entry };
    },
  };
}

/** Remembers the entry for titles of these words; the last choice counts. */
export async function rememberChoice(
  transaction: Transaction<Schema>,
  title: string,
  entry: string,
  by: string,
  now: Date,
): Promise<void> {
  const key = choiceKey(title);
  if (key === '') return;
  const choice = { entry, chosen_by: by, chosen_at: now.toISOString() };
  await transaction
    .insertInto('understanding_choices')
    .values({ title_key: key, ...choice })
    .onConflict((conflict) => conflict.column('title_key').doUpdateSet(choice))
    .execute();
}
