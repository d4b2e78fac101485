import type { Context } from 'hono';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { AccessAudit } from './access-audit.ts';
import { type AdministratorAuth, PASSWORD_METHOD } from './administrator-auth.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { signInError } from './error-messages.ts';
import { isBusy } from './password-hashing.ts';
import { takeOwnCode } from './second-factor.ts';
import type { Administrator, AdministratorEnv } from './session-guard.ts';

/** An account without a password confirms by having just come from Google. */
const FRESH_MS = 10 * 60 * 1000;

export interface IdentityDependencies {
  readonly auth: AdministratorAuth;
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly audit: AccessAudit;
  readonly addressOf: ClientAddress;
}

/** Typed by its statuses, so that the typed client tells it from what succeeded. */
type Refusal = ReturnType<typeof fail<403 | 422 | 429>>;

export interface ConfirmIdentity {
  /** @returns null when the password is the account's, else the response. */
  password(context: Context<AdministratorEnv>, password: string | undefined): Promise<Refusal | null>;
  /** The same, and a code of the second factor with it. */
  passwordAndCode(context: Context<AdministratorEnv>, password: string, code: string): Promise<Refusal | null>;
}

/** Asks for the password again before a sensitive change; wrong ones count as failed sign-ins do, and stand in the audit log as these. */
export function identityConfirmation(dependencies: IdentityDependencies): ConfirmIdentity {
  const { database, clock } = dependencies;
  return {
    async password(context, password) {
      const administrator = context.get('administrator');
      const hash = await findHash(database, administrator.id);
      if (hash === null) {
        if (isFresh(administrator, clock())) return null;
        return fail(
          context,
          403,
          'sign_in_again',
          'Para confirmar que é você, saia, entre de novo com o Google e repita em até 10 minutos.',
        );
      }
      if (password === undefined || password === '')
        return fail(context, 422, 'password_needed', 'Informe a sua senha para confirmar.');
      return check(dependencies, context, hash, password, null);
    },
    async passwordAndCode(context, password, code) {
      const hash = await findHash(database, context.get('administrator').id);
      if (hash === null || password === '')
        return fail(context, 422, 'password_needed', 'Informe a sua senha para confirmar.');
      if (code === '')
        return fail(context, 422, 'code_needed', 'Informe o código do aplicativo, ou um código de recuperação.');
      return check(dependencies, context, hash, password, code);
    },
  };
}

function isFresh({ sessionCreatedAt }: Administrator, now: Date): boolean {
  return now.getTime() - sessionCreatedAt.getTime() < FRESH_MS;
}

async function findHash({ db }: Database, userId: string): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', PASSWORD_METHOD)
    .executeTakeFirst();
  return account?.password ?? null;
}

/** @returns null when the code was right or none is asked for. */
async function codeFault(
  { auth, database, clock }: IdentityDependencies,
  context: Context<AdministratorEnv>,
  code: string | null,
): Promise<string | null> {
  if (code === null) return null;
  return takeOwnCode(auth, database, context.req.raw.headers, context.get('administrator').id, code, clock());
}

/** One attempt for both: a right password does not take back what wrong codes have counted. */
async function check(
  dependencies: IdentityDependencies,
  context: Context<AdministratorEnv>,
  hash: string,
  password: string,
  code: string | null,
): Promise<Refusal | null> {
  const { auth, limits, audit, addressOf } = dependencies;
  const { email } = context.get('administrator');
  const address = addressOf(context);
  const attempt = await limits.begin(email, address);
  if (!attempt.allowed) {
    context.header('retry-after', String(attempt.retryAfterSeconds));
    return fail(context, 429);
  }
  try {
    const { password: passwords } = await auth.$context;
    const isRight = await passwords.verify({ hash, password });
    const fault = isRight ? await codeFault(dependencies, context, code) : null;
    if (isRight && fault === null) {
      await attempt.succeed();
      return null;
    }
    await audit.note({
      who: email,
      action: 'sign_in_failed',
      subject: isRight ? 'código de confirmação' : 'senha de confirmação',
      address,
    });
    if (attempt.isLast) await audit.note({ who: email, action: 'sign_in_blocked', address });
    if (!isRight) return fail(context, 422, 'invalid_password', 'A sua senha está incorreta.');
    const { error } = signInError(422, fault);
    return fail(context, 422, error.code, error.message);
  } catch (error) {
    if (!isBusy(error)) throw error;
    await attempt.takeBack();
    return fail(context, 429);
  }
}
