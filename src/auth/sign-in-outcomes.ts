import { type AuditAction, UNKNOWN_PERSON } from '../audit/audit-event.ts';
import type { Database } from '../database/connect.ts';
import type { AccessAudit } from './access-audit.ts';
import { endSessionByToken } from './open-sessions.ts';
import { findAdministratorEmail } from './administrators-store.ts';
import { hasSeveralGoogleAccounts } from './sign-in-methods.ts';
import { setMustChangePassword } from './account-password.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { withdrawPending } from './recovery-links.ts';
import type { RequestNotes } from './request-notes.ts';
import type { Administrator } from './session-guard.ts';
import { takeCode } from './used-codes.ts';

/** What a call asks for, once it has passed everything that needs no password. */
export interface SignInRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly administrator: Administrator | null;
  /** The account whose password was right and whose code this request brings. */
  readonly pending: string | null;
}

/** What the library did for a call that it did not refuse. */
export interface LibraryResult {
  readonly notes: RequestNotes;
  /** The token of a session that was made. */
  readonly token: string | null;
  /** The e-mail of the account whose session was made. */
  readonly signedIn: string | null;
  /** Google's response was not taken: the library leads back with `?error=`. */
  readonly isRefused: boolean;
  /** Nothing is missing any more: no code to be typed, no refusal of Google's response. */
  readonly isComplete: boolean;
}

export interface OutcomeDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly audit: AccessAudit;
}

/** What a call leaves behind once the library has done it: audit events, flags, what is withdrawn. */
export type Outcome = (
  dependencies: OutcomeDependencies,
  request: SignInRequest,
  result: LibraryResult,
) => Promise<void>;

/** Refuses what the library took. @returns the name of what is wrong, null where nothing is. */
export type LastCheck = (
  dependencies: OutcomeDependencies,
  request: SignInRequest,
  result: LibraryResult,
) => Promise<string | null>;

const USED_CODE = 'senha certa, código já usado';

/** Somebody entered. @param how by what, as the audit event names it. */
export function entered(how: string): Outcome {
  return async ({ limits, audit }, { administrator, address }, { signedIn, isComplete }) => {
    if (signedIn === null || administrator || !isComplete) return;
    await limits.remember(signedIn, address);
    await audit.note({ who: signedIn, action: 'sign_in', address, subject: how });
  };
}

export const secondFactorAsked: Outcome = async ({ audit }, { address }, { signedIn, isComplete }) => {
  if (signedIn !== null && !isComplete) await audit.note({ who: signedIn, action: 'second_factor_asked', address });
};

export const recoveryCodeUsed: Outcome = async ({ audit }, { address }, { signedIn }) => {
  if (signedIn !== null) await audit.note({ who: signedIn, action: 'recovery_code_used', address });
};

export const signedOut: Outcome = async ({ audit }, { administrator, address }) => {
  if (administrator) await audit.note({ who: administrator.email, action: 'sign_out', address });
};

export const googleRefused: Outcome = async ({ audit }, { address }, { isRefused }) => {
  if (isRefused) await audit.note({ who: UNKNOWN_PERSON, action: 'sign_in_failed', address, subject: 'Google' });
};

/** An account of Google's was linked: a way to enter that there was not before, even where it is a second one of the same address. */
export const googleLinked: Outcome = async ({ database, audit }, { address }, { notes }) => {
  const userId = notes.googleLinkedTo;
  if (userId === null) return;
  await database.db.transaction().execute(async (transaction) => {
    const who = (await findAdministratorEmail(transaction, userId)) ?? UNKNOWN_PERSON;
    const subject = (await hasSeveralGoogleAccounts(transaction, userId))
      ? 'Google, mais uma conta com o mesmo e-mail'
      : 'Google';
    await withdrawPending(transaction, userId);
    await audit.note({ who, action: 'method_linked', subject, address }, transaction);
  });
};

/** Administrators changed how they enter themselves: what waited for the old way is withdrawn. */
async function changedOwn(
  { database, audit }: OutcomeDependencies,
  { id, email }: Administrator,
  address: string,
  action: AuditAction,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    if (action === 'password_changed') await setMustChangePassword(transaction, id, false);
    await withdrawPending(transaction, id);
    await audit.note({ who: email, action, address }, transaction);
  });
}

export const passwordChanged: Outcome = async (dependencies, { administrator, address }) => {
  if (administrator) await changedOwn(dependencies, administrator, address, 'password_changed');
};

/** The code of somebody who is signed in proves that the app holds the secret; it works no second time. */
export const secondFactorEnabled: Outcome = async (dependencies, { administrator, address, body }) => {
  if (!administrator) return;
  await takeCode(dependencies.database, administrator.id, String(body['code']), dependencies.clock());
  if (!administrator.hasSecondFactor) await changedOwn(dependencies, administrator, address, 'second_factor_enabled');
};

/** A code that lets somebody in works once; the library would take it again (better-auth #10387). */
export const codeOnce: LastCheck = async (
  { database, clock, audit },
  { administrator, address, body },
  { notes, token, signedIn },
) => {
  if (administrator || notes.sessionOf === null) return null;
  if (await takeCode(database, notes.sessionOf, String(body['code']), clock())) return null;
  if (token !== null) await endSessionByToken(database.db, token);
  await audit.note({ who: signedIn ?? UNKNOWN_PERSON, action: 'sign_in_failed', address, subject: USED_CODE });
  return 'USED_CODE';
};
