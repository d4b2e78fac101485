import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { searchKey } from '../text/slug.ts';

/** What is recorded; `docs/glossary.md` and the screen's words pair them with Portuguese. */
export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'sign_in_blocked',
  'sign_out',
  'second_factor_asked',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'password_created',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_factor_policy_changed',
  'administrator_invited',
  'administrator_suspended',
  'administrator_readmitted',
  'administrator_removed',
  'administrator_role_changed',
  'method_linked',
  'method_unlinked',
  'sessions_ended',
  'created',
  'changed',
  'deleted',
  'restored',
  'imported',
  'exported',
  'published',
  'confirmed',
  'erased',
  'undone',
  'finished',
  'received',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEvent {
  /** E-mail of the administrator who acted; UNKNOWN_PERSON when nobody was signed in. */
  readonly who: string;
  readonly action: AuditAction;
  /** What it was done to, in words an administrator understands: a title, an e-mail. */
  readonly subject: string;
  /** The client's network address, where one is known. */
  readonly address: string | null;
  readonly at: Date;
}

/** A failed sign-in names only accounts that exist: people type passwords into the wrong field. */
export const UNKNOWN_PERSON = 'desconhecido';
/** Who acts on the server's own command line. */
export const COMMAND_LINE = 'linha de comando';
/** Who wrote through a link that was sent to a customer. */
export const CUSTOMER = 'cliente';
/** What the server does by itself, when its time has come. */
export const THE_SERVER = 'servidor';

/**
 * Writes a call's audit event. Pass the transaction of the change, where there is one. The call supplies who and from where.
 *
 * @param subject what the call changed: a title, a number of titles; null where the call's path says it all.
 */
export type WriteAuditEvent = (db: Kysely<Schema>, subject: string | null) => Promise<void>;

/** Names the event of a call and returns the function that writes it. */
export type AuditAs = (action: AuditAction) => WriteAuditEvent;

const SUBJECT_MAX = 300;

/**
 * Appends an event to the audit log; nothing can change or delete it afterwards. Pass the transaction of the change, so that there is no
 * change without its event and no event without its change.
 */
export async function writeAuditEvent(
  db: Kysely<Schema>,
  { who, action, subject, address, at }: AuditEvent,
): Promise<void> {
  const shown = subject.slice(0, SUBJECT_MAX);
  await db
    .insertInto('audit_events')
    .values({
      id: timeOrderedId(),
      at: at.toISOString(),
      who,
      action,
      subject: shown,
      address,
      search_key: searchKey(`${who} ${shown}`),
    })
    .execute();
}
