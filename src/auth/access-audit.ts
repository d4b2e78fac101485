import type { Kysely } from 'kysely';
import { type AuditAction, type AuditEvent, writeAuditEvent, UNKNOWN_PERSON } from '../audit/audit-event.ts';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { createUnknownPersonAudit } from './unknown-person-audit.ts';

export type AccessEvent = Omit<AuditEvent, 'at' | 'subject'> & { readonly subject?: string };

export interface AccessAudit {
  /**
   * Records who entered, or did not, and what changed in the ways to enter; hand in the transaction of the change, where there is one.
   * What is done by people who are on no list is counted once there is too much of it.
   */
  note(event: AccessEvent, db?: Kysely<Schema>): Promise<void>;
}

const REFUSALS: readonly AuditAction[] = ['sign_in_failed', 'sign_in_blocked'];

/**
 * @param onRefused called with every refusal that has a line of its own, so that it stands in the log too.
 * @param onError called when a line could not be written that nobody waits for.
 */
export function createAccessAudit(
  database: Database,
  clock: () => Date,
  onRefused: (event: AuditEvent) => void,
  onError: (error: unknown) => void,
): AccessAudit {
  async function write(event: AuditEvent, db: Kysely<Schema>): Promise<void> {
    await writeAuditEvent(db, event);
    if (REFUSALS.includes(event.action)) onRefused(event);
  }

  const unknownPeople = createUnknownPersonAudit((event) => write(event, database.db), onError);

  return {
    async note({ who, subject = who, ...rest }, db = database.db) {
      const event: AuditEvent = { who, subject, ...rest, at: clock() };
      await (who === UNKNOWN_PERSON ? unknownPeople.note(event, (one) => write(one, db)) : write(event, db));
    },
  };
}
