import { randomBytes } from 'node:crypto';
import { ConfigError, type Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { type AdministratorAuth, isExistingUser } from './administrator-auth.ts';
import { insertAdministrator } from './administrators-store.ts';
import { setMustChangePassword } from './account-password.ts';
import { findPasswordFault } from './password-rules.ts';

const DEVELOPMENT_EMAIL = 'admin@exemplo.com.br';
const GENERATED_PASSWORD_BYTES = 12;

export interface InitialCredentials {
  readonly email: string;
  /** Printed once; null when it came from the environment, which never is. */
  readonly generatedPassword: string | null;
}

/**
 * Creates an administrator while there is none. Safe when several processes start together: one of them creates it.
 *
 * @returns null when an administrator exists.
 * @throws ConfigError in production without ADMIN_EMAIL and ADMIN_PASSWORD, and where that password is one that the panel would refuse.
 */
export async function ensureFirstAdministrator(
  { db }: Database,
  auth: AdministratorAuth,
  { production, firstAdministrator, administratorEmails }: Config,
): Promise<InitialCredentials | null> {
  const existing = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (existing) return null;
  const missing = Object.entries({ ADMIN_EMAIL: firstAdministrator.email, ADMIN_PASSWORD: firstAdministrator.password })
    .filter(([, value]) => value === null)
    .map(([name]) => `${name}: required in production while there is no administrator`);
  if (production && missing.length > 0) throw new ConfigError(missing);

  const email = (firstAdministrator.email ?? administratorEmails[0] ?? DEVELOPMENT_EMAIL).toLowerCase();
  const fault =
    firstAdministrator.password === null ? null : await findPasswordFault(firstAdministrator.password, email);
  if (fault !== null) throw new ConfigError([`ADMIN_PASSWORD: ${fault}`]);
  const generatedPassword =
    firstAdministrator.password === null ? randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url') : null;
  const password = firstAdministrator.password ?? generatedPassword ?? '';
  try {
    const { user } = await auth.api.createUser({
      body: { email, password, name: email, role: 'admin', data: { emailVerified: true } },
    });
    if (generatedPassword !== null) await setMustChangePassword(db, user.id, true);
    // They enter with Google, or choose a password by the recovery link.
    const others = administratorEmails.filter((other) => other !== email);
    await db.transaction().execute(async (transaction) => {
      for (const other of others) await insertAdministrator(transaction, other, 'owner', new Date());
    });
  } catch (error) {
    // Another process that started at the same moment made it: the library looks first and writes later.
    if (isExistingUser(error) || isUniqueViolation(error)) return null;
    throw error;
  }
  return { email, generatedPassword };
}
