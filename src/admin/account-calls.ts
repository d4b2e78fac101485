import { parseResponse } from 'hono/client';
import { client } from './call-client.ts';
import type { Account } from '../auth/account-routes.ts';
import type { SignInMethods } from '../auth/sign-in-methods.ts';

// The calls about one's own account. Each throws an ApiFailure whose message may be shown.

export function readAccount(): Promise<Account> {
  return parseResponse(client.account.$get());
}

export async function endSession(id: string): Promise<void> {
  await client.account.sessions[':id'].$delete({ param: { id } });
}

export async function endSessions(which: 'others' | 'all'): Promise<void> {
  await client.account.sessions.end.$post({ json: { which } });
}

export async function unlinkMethod(method: keyof SignInMethods, password: string): Promise<void> {
  await client.account.methods[':method'].unlink.$post({ param: { method }, json: { password } });
}

export async function disableSecondFactor(password: string, code: string): Promise<void> {
  await client.account['second-factor'].disable.$post({ json: { password, code } });
}

/** @returns the new ones; those before them are worth nothing any more. */
export async function renewRecoveryCodes(password: string, code: string): Promise<readonly string[]> {
  return (await parseResponse(client.account['recovery-codes'].$post({ json: { password, code } }))).codes;
}

export async function createPassword(newPassword: string): Promise<void> {
  await client.account.password.$post({ json: { new_password: newPassword } });
}
