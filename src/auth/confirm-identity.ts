import type { Context } from 'hono';
import { APIError } from 'better-auth/api';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { type AdministratorAuth, PASSWORD_METHOD } from './administrator-auth.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Administrator, AdministratorEnv } from './session-guard.ts';

/** An account without a password confirms by having just come from Google. */
const FRESH_MS = 10 * 60 * 1000;

export interface IdentityDependencies {
  readonly auth: AdministratorAuth;
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly addressOf: ClientAddress;
}

export type ConfirmIdentity = (context: Context<AdministratorEnv>, password: string | undefined) => Promise<Refusal | null>;

/** Typed by its statuses, so that the typed client tells it from what succeeded. */
type Refusal = ReturnType<typeof fail<403 | 422 | 429>>;

/**
 * Asks for the password again before a sensitive change; wrong ones count as failed sign-ins do.
 *
 * @returns null when the identity is confirmed, else the answer.
 */
export function identityConfirmation({ auth, database, clock, limits, addressOf }: IdentityDependencies): ConfirmIdentity {
  function isFresh({ sessionCreatedAt }: Administrator): boolean {
    return clock().getTime() - sessionCreatedAt.getTime() < FRESH_MS;
  }

  return async (context, password) => {
    const administrator = context.get('administrator');
    const account = await database.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', administrator.id)
      .where('providerId', '=', PASSWORD_METHOD)
      .executeTakeFirst();
    if (!account?.password) {
      if (isFresh(administrator)) return null;
      return fail(context, 403, 'sign_in_again', 'Para confirmar que é você, saia, entre de novo com o Google e repita em até 10 minutos.');
    }
    if (password === undefined || password === '') return fail(context, 422, 'password_needed', 'Informe a sua senha para confirmar.');
    const attempt = await limits.begin(administrator.email, addressOf(context));
    if (!attempt.allowed) {
      context.header('retry-after', String(attempt.retryAfterSeconds));
      return fail(context, 429);
    }
    try {
      const { password: passwords } = await auth.$context;
      if (!(await passwords.verify({ hash: account.password, password }))) return fail(context, 422, 'invalid_password', 'A sua senha está incorreta.');
    } catch (error) {
      if (!(error instanceof APIError) || error.statusCode !== 429) throw error;
      await attempt.takeBack();
      return fail(context, 429);
    }
    await attempt.succeed();
    return null;
  };
}
