import { Hono } from 'hono';
import { z } from 'zod';
import { writeAuditEvent } from '../audit/audit-event.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { plural } from '../text/portuguese.ts';
import { endSession, endSessions } from './open-sessions.ts';
import { listSessions, type OpenSession } from './session-list.ts';
import { findMethods, type SignInMethods } from './sign-in-methods.ts';
import { unlinkMethod } from './unlink-method.ts';
import { setPassword } from './account-password.ts';
import type { ConfirmIdentity, IdentityDependencies } from './confirm-identity.ts';
import { findPasswordFault } from './password-rules.ts';
import { withdrawPending } from './recovery-links.ts';
import { removeSecondFactor } from './second-factor.ts';
import { isSecondFactorRequired, lockAdministrators } from './security-settings.ts';
import type { AdministratorEnv } from './session-guard.ts';

/** The response of GET /api/account. */
export interface Account {
  readonly email: string;
  readonly methods: SignInMethods;
  readonly google_configured: boolean;
  readonly second_factor: boolean;
  readonly second_factor_required: boolean;
  readonly sessions: readonly OpenSession[];
}

const password = z.string().max(1000).optional();
const passwordAndCode = z.object({ password: z.string().max(1000), code: z.string().trim().max(40) });
const sessionCount = (count: number) => plural(count, 'sessão', 'sessões');
const NO_SECOND_FACTOR = ['no_second_factor', 'O segundo fator não está ativo nesta conta.'] as const;
const HAS_PASSWORD = ['has_password', 'A sua conta já tem senha. Use a troca de senha.'] as const;

/** The signed-in administrator's own account. */
export function accountRoutes(
  dependencies: IdentityDependencies & { readonly confirm: ConfirmIdentity; readonly google: boolean },
) {
  const { auth, database, clock, addressOf, confirm, google } = dependencies;
  const { db } = database;
  return new Hono<AdministratorEnv>()
    .get('/', async (context) => {
      const { id, email, hasSecondFactor, sessionId } = context.get('administrator');
      const account: Account = {
        email,
        methods: await findMethods(db, id),
        google_configured: google,
        second_factor: hasSecondFactor,
        second_factor_required: await isSecondFactorRequired(db),
        sessions: await listSessions(db, id, sessionId, clock()),
      };
      return context.json(account);
    })
    .delete('/sessions/:id', async (context) => {
      const { id: userId, email } = context.get('administrator');
      const ended = await db.transaction().execute(async (transaction) => {
        const done = await endSession(transaction, userId, context.req.param('id'));
        if (done)
          await writeAuditEvent(transaction, {
            who: email,
            action: 'sessions_ended',
            subject: sessionCount(1),
            address: addressOf(context),
            at: clock(),
          });
        return done;
      });
      return ended ? context.body(null, 204) : fail(context, 404, 'not_found', 'Esta sessão já terminou.');
    })
    .post('/sessions/end', jsonOnly(), validJson(z.object({ which: z.enum(['others', 'all']) })), async (context) => {
      const { id, email, sessionId } = context.get('administrator');
      const { which } = context.req.valid('json');
      const ended = await db.transaction().execute(async (transaction) => {
        const count = await endSessions(transaction, id, which === 'all' ? null : sessionId);
        await withdrawPending(transaction, id);
        await writeAuditEvent(transaction, {
          who: email,
          action: 'sessions_ended',
          subject: sessionCount(count),
          address: addressOf(context),
          at: clock(),
        });
        return count;
      });
      return context.json({ ended });
    })
    .post('/methods/:method/unlink', jsonOnly(), validJson(z.object({ password })), async (context) => {
      const { id, email } = context.get('administrator');
      const method = z.enum(['password', 'google']).safeParse(context.req.param('method'));
      if (!method.success) return fail(context, 404);
      const refused = await confirm.password(context, context.req.valid('json').password);
      if (refused) return refused;
      if (method.data === 'password' && context.get('administrator').hasSecondFactor) {
        return fail(
          context,
          409,
          'second_factor_needs_password',
          'O segundo fator precisa da senha. Desative-o antes de remover a senha.',
        );
      }
      const outcome = await db.transaction().execute(async (transaction) => {
        const done = await unlinkMethod(transaction, id, method.data);
        if (done === 'unlinked') {
          const subject = method.data === 'google' ? 'Google' : 'senha';
          await writeAuditEvent(transaction, {
            who: email,
            action: 'method_unlinked',
            subject,
            address: addressOf(context),
            at: clock(),
          });
        }
        return done;
      });
      if (outcome === 'unknown') return fail(context, 404, 'not_found', 'Esta forma de entrar não está vinculada.');
      if (outcome === 'last')
        return fail(
          context,
          409,
          'last_method',
          'Esta é a sua única forma de entrar. Vincule outra antes de remover esta.',
        );
      return context.body(null, 204);
    })
    .post('/second-factor/disable', jsonOnly(), validJson(passwordAndCode), async (context) => {
      const { id, email, hasSecondFactor } = context.get('administrator');
      if (!hasSecondFactor) return fail(context, 409, ...NO_SECOND_FACTOR);
      const { password: typed, code } = context.req.valid('json');
      const refused = await confirm.passwordAndCode(context, typed, code);
      if (refused) return refused;
      await db.transaction().execute(async (transaction) => {
        await removeSecondFactor(transaction, id);
        await withdrawPending(transaction, id);
        await writeAuditEvent(transaction, {
          who: email,
          action: 'second_factor_disabled',
          subject: email,
          address: addressOf(context),
          at: clock(),
        });
      });
      return context.body(null, 204);
    })
    .post('/recovery-codes', jsonOnly(), validJson(passwordAndCode), async (context) => {
      const { email, hasSecondFactor } = context.get('administrator');
      if (!hasSecondFactor) return fail(context, 409, ...NO_SECOND_FACTOR);
      const { password: typed, code } = context.req.valid('json');
      const refused = await confirm.passwordAndCode(context, typed, code);
      if (refused) return refused;
      const { backupCodes } = await auth.api.generateBackupCodes({
        headers: context.req.raw.headers,
        body: { password: typed },
      });
      await writeAuditEvent(db, {
        who: email,
        action: 'recovery_codes_renewed',
        subject: email,
        address: addressOf(context),
        at: clock(),
      });
      return context.json({ codes: backupCodes });
    })
    .post('/password', jsonOnly(), validJson(z.object({ new_password: z.string().max(1000) })), async (context) => {
      const { id, email } = context.get('administrator');
      if ((await findMethods(db, id)).password) return fail(context, 409, ...HAS_PASSWORD);
      const refused = await confirm.password(context, undefined);
      if (refused) return refused;
      const { new_password: chosen } = context.req.valid('json');
      const fault = await findPasswordFault(chosen, email);
      if (fault !== null) return fail(context, 422, 'weak_password', fault);
      const hash = await (await auth.$context).password.hash(chosen);
      const created = await db.transaction().execute(async (transaction) => {
        await lockAdministrators(transaction);
        // Asked again: another request may have created one while this one was hashed.
        if ((await findMethods(transaction, id)).password) return false;
        await setPassword(transaction, id, hash, clock());
        await writeAuditEvent(transaction, {
          who: email,
          action: 'password_created',
          subject: email,
          address: addressOf(context),
          at: clock(),
        });
        return true;
      });
      return created ? context.body(null, 204) : fail(context, 409, ...HAS_PASSWORD);
    });
}
