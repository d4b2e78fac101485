import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { PASSWORD_METHOD } from './administrator-auth.ts';
import { GOOGLE_METHOD } from './google-provider.ts';

export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
}

export function canEnter({ password, google }: SignInMethods): boolean {
  return password || google;
}

export function methodsOf(accounts: readonly { readonly providerId: string }[]): SignInMethods {
  const has = (method: string) => accounts.some(({ providerId }) => providerId === method);
  return { password: has(PASSWORD_METHOD), google: has(GOOGLE_METHOD) };
}

export async function findMethods(db: Kysely<Schema>, userId: string): Promise<SignInMethods> {
  return methodsOf(await db.selectFrom('account').select('providerId').where('userId', '=', userId).execute());
}

/** Whether Google knows more than one account of this address: one was deleted there and created again, for example. */
export async function hasSeveralGoogleAccounts(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return (
    (
      await db
        .selectFrom('account')
        .select('id')
        .where('userId', '=', userId)
        .where('providerId', '=', GOOGLE_METHOD)
        .execute()
    ).length > 1
  );
}
