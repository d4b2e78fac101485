import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { PASSWORD_METHOD } from './administrator-auth.ts';
import { GOOGLE_METHOD } from './google-provider.ts';
import { withdrawPending } from './recovery-links.ts';
import { lockAdministrators } from './security-settings.ts';
import type { Refusal } from './administrator-access.ts';
import { type SignInMethods, findMethods } from './sign-in-methods.ts';

/** Takes a sign-in method away; never the last one. */
export async function unlinkMethod(
  transaction: Transaction<Schema>,
  userId: string,
  method: keyof SignInMethods,
): Promise<'unlinked' | Refusal> {
  await lockAdministrators(transaction);
  const methods = await findMethods(transaction, userId);
  if (!methods[method]) return 'unknown';
  if (!(methods.password && methods.google)) return 'last';
  await transaction
    .deleteFrom('account')
    .where('userId', '=', userId)
    .where('providerId', '=', method === 'google' ? GOOGLE_METHOD : PASSWORD_METHOD)
    .execute();
  await withdrawPending(transaction, userId);
  return 'unlinked';
}
