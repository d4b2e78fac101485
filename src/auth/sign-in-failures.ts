import { UNKNOWN_PERSON } from '../audit/audit-event.ts';
import { findAdministratorByEmail, findAdministratorEmail } from './administrators-store.ts';
import { isLocked } from './second-factor.ts';
import type { OutcomeDependencies, SignInRequest } from './sign-in-outcomes.ts';

const CHALLENGE_SPENT = 'senha certa, códigos errados demais';
const LOCKED = 'segundo fator, por 15 minutos';

/**
 * Records that a password was wrong.
 *
 * @param tried the e-mail whose password was tried.
 * @param isLast whether the next attempt must wait.
 */
export async function wrongPassword(
  { database, audit }: OutcomeDependencies,
  { address }: SignInRequest,
  tried: string,
  isLast: boolean,
): Promise<void> {
  const who = (await findAdministratorByEmail(database.db, tried))?.email ?? UNKNOWN_PERSON;
  await audit.note({ who, action: 'sign_in_failed', address });
  if (isLast) await audit.note({ who, action: 'sign_in_blocked', address });
}

/**
 * Records that a code was wrong after a password that was right.
 *
 * @param subject what was wrong, as the audit event names it.
 * @param code the library's name for what is wrong.
 */
export async function wrongCode(
  { database: { db }, clock, audit }: OutcomeDependencies,
  { address, pending }: SignInRequest,
  subject: string,
  code: string | null,
): Promise<void> {
  const who = pending === null ? null : await findAdministratorEmail(db, pending);
  if (pending === null || who === null) return;
  if (code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')
    return audit.note({ who, action: 'sign_in_blocked', address, subject: CHALLENGE_SPENT });
  await audit.note({ who, action: 'sign_in_failed', address, subject });
  if (await isLocked(db, pending, clock()))
    await audit.note({ who, action: 'sign_in_blocked', address, subject: LOCKED });
}
