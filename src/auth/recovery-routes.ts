import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { UNKNOWN_PERSON } from '../audit/audit-event.ts';
import type { Database } from '../database/connect.ts';
import { apiErrorOf } from '../http/api-error.ts';
import type { ClientAddress, HttpEnv } from '../http/client-address.ts';
import { jsonOnly } from '../http/json-body.ts';
import type { AccessAudit } from './access-audit.ts';
import { endSessions } from './open-sessions.ts';
import { findAdministratorByEmail } from './administrators-store.ts';
import { setMustChangePassword, setPassword } from './account-password.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { signInError } from './error-messages.ts';
import type { Mailer } from './mailer.ts';
import { isBusy, type PasswordHashing } from './password-hashing.ts';
import { findPasswordFault } from './password-rules.ts';
import {
  findLinkOwner,
  issuePasswordLink,
  RECOVERY_SECONDS,
  recoveryEmail,
  takePasswordLink,
} from './recovery-links.ts';
import { lockAdministrators } from './security-settings.ts';

export interface RecoveryDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly audit: AccessAudit;
  readonly addressOf: ClientAddress;
  readonly siteUrl: string;
  /** Null where no e-mails can be sent: there is no asking for one then. */
  readonly mailer: Mailer | null;
  readonly passwords: PasswordHashing;
  /** How many milliseconds an e-mail waits: sending it keeps the process busy, which must not be seen to follow from the request. */
  readonly emailDelay: () => number;
  /** Called with what went wrong when the response was given already. */
  readonly onError: (error: unknown) => void;
}

const BODY_LIMIT = 16 * 1024;
const request = z.object({ email: z.email().max(254) });
const choice = z.object({ newPassword: z.string().min(1).max(1000), token: z.string().min(1).max(200) });

/** A forgotten password: an e-mail with a link, and the link that sets another one. The same link is an invitation's. */
export function recoveryRoutes({
  database,
  clock,
  limits,
  audit,
  addressOf,
  siteUrl,
  mailer,
  passwords,
  emailDelay,
  onError,
}: RecoveryDependencies) {
  const { db } = database;

  /**
   * What a request for an e-mail leads to. Nobody waits for it, and it asks the same of the database for an e-mail that is on no list: neither
   * the response nor another connection meanwhile tells one from the other.
   */
  async function follow(post: Mailer, email: string, address: string): Promise<void> {
    await post.prepare();
    const emailMessage = await db.transaction().execute(async (transaction) => {
      const found = await findAdministratorByEmail(transaction, email);
      const listed = found?.banned ? null : found;
      const mayBeSent = await limits.countEmail(transaction, listed?.email ?? null, address);
      if (!listed || !mayBeSent) {
        await audit.note({ who: UNKNOWN_PERSON, action: 'password_reset_requested', address }, transaction);
        return null;
      }
      await audit.note({ who: listed.email, action: 'password_reset_requested', address }, transaction);
      return { to: listed.email, token: await issuePasswordLink(transaction, listed.id, RECOVERY_SECONDS, clock()) };
    });
    setTimeout(() => {
      if (emailMessage !== null)
        post.send({ to: emailMessage.to, ...recoveryEmail(siteUrl, emailMessage.token) }).catch(onError);
    }, emailDelay()).unref();
  }

  /** @returns whether the link still worked. */
  async function choose(
    token: string,
    { id, email }: { readonly id: string; readonly email: string },
    hash: string,
    address: string,
  ): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      await lockAdministrators(transaction);
      const now = clock();
      if (!(await takePasswordLink(transaction, token, now))) return false;
      await setPassword(transaction, id, hash, now);
      await endSessions(transaction, id, null);
      await setMustChangePassword(transaction, id, false);
      await audit.note({ who: email, action: 'password_reset', address }, transaction);
      return true;
    });
  }

  async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<T | null> {
    return schema.safeParse(await context.req.json()).data ?? null;
  }

  const shapeless = (context: Context) => context.json(signInError(400, 'VALIDATION_ERROR'), 400);
  const over = (context: Context) => context.json(signInError(400, 'INVALID_TOKEN'), 400);
  const tooMany = (context: Context, seconds: number) =>
    context.json(apiErrorOf(429), 429, { 'retry-after': String(seconds) });

  const routes = new Hono<HttpEnv>().post('/reset-password', jsonOnly(BODY_LIMIT), async (context) => {
    const body = await bodyOf(context, choice);
    if (body === null) return shapeless(context);
    const address = addressOf(context);
    const wait = await limits.countCall('link', address);
    if (wait > 0) return tooMany(context, wait);
    const owner = await findLinkOwner(db, body.token, clock());
    if (owner === null) return over(context);
    const fault = await findPasswordFault(body.newPassword, owner.email);
    if (fault !== null) return context.json({ error: { code: 'weak_password', message: fault } }, 422);
    try {
      const hash = await passwords.hash(body.newPassword);
      return (await choose(body.token, owner, hash, address)) ? context.json({ status: true }) : over(context);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return context.json(signInError(429, 'BUSY'), 429);
    }
  });
  if (mailer === null) return routes;
  return routes.post('/request-password-reset', jsonOnly(BODY_LIMIT), async (context) => {
    const body = await bodyOf(context, request);
    if (body === null) return shapeless(context);
    const address = addressOf(context);
    const wait = await limits.countCall('recovery', address);
    if (wait > 0) return tooMany(context, wait);
    void follow(mailer, body.email, address).catch(onError);
    return context.json({ status: true });
  });
}
