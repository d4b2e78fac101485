import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { DELETE_AFTER_MS } from './attempt-counters.ts';
import { KINDS } from './attempt-waits.ts';
import { forgetOldAddresses } from './known-addresses.ts';

const DELETE_EVERY_MS = 10 * 60 * 1000;

/** Removes what no limit asks for any more, with the counting and at most once in ten minutes. */
export function createForgetting(db: Kysely<Schema>, clock: () => Date): () => Promise<void> {
  let forgottenAt = 0;
  return async () => {
    const now = clock();
    if (Math.abs(now.getTime() - forgottenAt) < DELETE_EVERY_MS) return;
    forgottenAt = now.getTime();
    // Kind by kind, each committed: an attempt holds one row of a kind, so that it and this never wait for each other.
    for (const kind of KINDS) {
      await db
        .deleteFrom('sign_in_attempts')
        .where('key', 'like', `${kind}:%`)
        .where('updated_at', '<', new Date(now.getTime() - 2 * DELETE_AFTER_MS).toISOString())
        .execute();
    }
    await forgetOldAddresses(db, now);
  };
}
