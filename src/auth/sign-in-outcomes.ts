import { type AuditAction, UNKNOWN_PERSON } from '../audit/record.ts';
import type { Database } from '../database/connect.ts';
import type { AccessRecord } from './access-record.ts';
import { endSessionByToken, findAdministratorByEmail, findAdministratorEmail, hasSeveralGoogleAccounts, setMustChangePassword } from './administrators-store.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { withdrawPending } from './recovery-links.ts';
import type { RequestNotes } from './request-notes.ts';
import { isLocked } from './second-factor.ts';
import type { Administrator } from './session-guard.ts';
import { takeCode } from './used-codes.ts';

/** What the request asks for, once it has passed everything that needs no password. */
export interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly administrator: Administrator | null;
  /** The account whose password was right and whose code this request brings. */
  readonly pending: string | null;
}

/** What the library answered, and what of it the rules need. */
export interface Answered {
  readonly notes: RequestNotes;
  /** Of a session that was made. */
  readonly token: string | null;
  /** Nothing is missing any more: no code to be typed, no refusal of Google's answer. */
  readonly isComplete: boolean;
}

export interface OutcomeDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly record: AccessRecord;
}

const WRONG_CODE = 'senha certa, código errado';
const WRONG_RECOVERY_CODE = 'senha certa, código de recuperação errado';
const USED_CODE = 'senha certa, código já usado';
const CHALLENGE_SPENT = 'senha certa, códigos errados demais';
const LOCKED = 'segundo fator, por 15 minutos';

/** What a call of the sign-in library leaves behind, refused or not: the record, used codes, flags, what is withdrawn. */
export function signInOutcomes({ database, clock, limits, record }: OutcomeDependencies) {
  const { db } = database;

  async function note(action: AuditAction, { address }: Asked, who: string, subject?: string): Promise<void> {
    await record.note({ who, action, address, ...(subject !== undefined && { subject }) });
  }

  /** A password was wrong. @param isLast whether the next attempt must wait. */
  async function wrongPassword(asked: Asked, tried: string, isLast: boolean): Promise<void> {
    const who = (await findAdministratorByEmail(db, tried))?.email ?? UNKNOWN_PERSON;
    await note('sign_in_failed', asked, who);
    if (isLast) await note('sign_in_blocked', asked, who);
  }

  /** A code was wrong after a password that was right. @param code the library's name for what is wrong. */
  async function wrongCode(asked: Asked, code: string | null): Promise<void> {
    const who = asked.pending === null ? null : await findAdministratorEmail(db, asked.pending);
    if (asked.pending === null || who === null) return;
    if (code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE') return note('sign_in_blocked', asked, who, CHALLENGE_SPENT);
    await note('sign_in_failed', asked, who, asked.path === '/two-factor/verify-totp' ? WRONG_CODE : WRONG_RECOVERY_CODE);
    if (await isLocked(db, asked.pending, clock())) await note('sign_in_blocked', asked, who, LOCKED);
  }

  /** An account of Google's was linked: a way to enter that there was not before, even where it is a second one of the same address. */
  async function linked(asked: Asked, userId: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const who = (await findAdministratorEmail(transaction, userId)) ?? UNKNOWN_PERSON;
      const subject = (await hasSeveralGoogleAccounts(transaction, userId)) ? 'Google, mais uma conta com o mesmo e-mail' : 'Google';
      await withdrawPending(transaction, userId);
      await record.note({ who, action: 'method_linked', subject, address: asked.address }, transaction);
    });
  }

  async function changedOwn(asked: Asked, administrator: Administrator, action: AuditAction): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      if (action === 'password_changed') await setMustChangePassword(transaction, administrator.id, false);
      await withdrawPending(transaction, administrator.id);
      await record.note({ who: administrator.email, action, address: asked.address }, transaction);
    });
  }

  /** @returns whether the answer stands; not where its code was used before. */
  async function settle(asked: Asked, { notes, token, isComplete }: Answered): Promise<boolean> {
    const { path, administrator } = asked;
    if (notes.googleLinkedTo !== null) await linked(asked, notes.googleLinkedTo);
    const signedIn = notes.sessionOf === null ? null : await findAdministratorEmail(db, notes.sessionOf);
    if (path === '/two-factor/verify-totp' && !administrator && notes.sessionOf !== null) {
      if (!(await takeCode(database, notes.sessionOf, String(asked.body['code']), clock()))) {
        if (token !== null) await endSessionByToken(db, token);
        await note('sign_in_failed', asked, signedIn ?? UNKNOWN_PERSON, USED_CODE);
        return false;
      }
    }
    if (path === '/two-factor/verify-totp' && administrator) {
      await takeCode(database, administrator.id, String(asked.body['code']), clock());
      if (!administrator.hasSecondFactor) await changedOwn(asked, administrator, 'second_factor_enabled');
    }
    if (path === '/two-factor/verify-backup-code' && signedIn !== null) await note('recovery_code_used', asked, signedIn);
    if (path === '/change-password' && administrator) await changedOwn(asked, administrator, 'password_changed');
    if (path === '/sign-out' && administrator) await note('sign_out', asked, administrator.email);
    if (signedIn !== null && path === '/sign-in/email' && !isComplete) await note('second_factor_asked', asked, signedIn);
    if (signedIn !== null && !administrator && isComplete) {
      await limits.remember(signedIn, asked.address);
      await note('sign_in', asked, signedIn, path === '/callback/google' ? 'Google' : path.startsWith('/two-factor') ? 'senha e código' : 'senha');
    }
    return true;
  }

  return { wrongPassword, wrongCode, settle, googleRefused: (asked: Asked) => note('sign_in_failed', asked, UNKNOWN_PERSON, 'Google') };
}
