import { type Context, Hono } from 'hono';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { type AuditAction, writeAuditEvent } from '../audit/audit-event.ts';
import type { Schema } from '../database/schema.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { endSessions } from './open-sessions.ts';
import { findAdministratorEmail, findInvited, insertAdministrator } from './administrators-store.ts';
import { listAdministrators } from './administrators-list.ts';
import { readmitAdministrator, removeAdministrator, suspendAdministrator } from './administrator-access.ts';
import type { ConfirmIdentity, IdentityDependencies } from './confirm-identity.ts';
import type { Mailer } from './mailer.ts';
import {
  INVITATION_SECONDS,
  invitationEmail,
  issuePasswordLink,
  passwordLink,
  withdrawPending,
} from './recovery-links.ts';
import { setSecondFactorRequired } from './security-settings.ts';
import type { AdministratorEnv } from './session-guard.ts';

export interface AdministratorRoutesDependencies extends IdentityDependencies {
  readonly confirm: ConfirmIdentity;
  readonly siteUrl: string;
  readonly mailer: Mailer | null;
}

/** The response of POST /api/administrators and of POST /api/administrators/:id/invite. */
export interface Invitation {
  readonly email: string;
  /** Sent by mail; otherwise the link is here, to be handed over. */
  readonly sent: boolean;
  readonly link: string | null;
}

const confirmed = z.object({ password: z.string().max(1000).optional() });
const NOT_INVITED = {
  unknown: [404, 'not_found', 'Administrador não encontrado.'],
  entered: [
    409,
    'already_entered',
    'Esta pessoa já tem como entrar. Se perdeu a senha, ela escolhe outra em "Esqueci minha senha".',
  ],
  suspended: [409, 'suspended', 'Esta conta está suspensa. Readmita antes de convidar de novo.'],
} as const;
const LAST = 'Este é o único administrador que pode entrar. Convide outro antes.';

/** Who may enter, and the rules for all of them. Every change asks for the password again and stands in the audit log. */
export function administratorRoutes({
  database,
  clock,
  addressOf,
  confirm,
  siteUrl,
  mailer,
}: AdministratorRoutesDependencies) {
  const { db } = database;

  async function audit(
    context: Context<AdministratorEnv>,
    transaction: Transaction<Schema>,
    action: AuditAction,
    subject: string,
  ): Promise<void> {
    await writeAuditEvent(transaction, {
      who: context.get('administrator').email,
      action,
      subject,
      address: addressOf(context),
      at: clock(),
    });
  }

  /** Makes the link, which takes the place of an earlier one, and the line of the audit log with it. */
  async function invite(
    context: Context<AdministratorEnv>,
    transaction: Transaction<Schema>,
    id: string,
    email: string,
  ): Promise<string> {
    await audit(context, transaction, 'administrator_invited', email);
    return passwordLink(siteUrl, await issuePasswordLink(transaction, id, INVITATION_SECONDS, clock()));
  }

  /** By mail where e-mails can be sent, else to be handed over. */
  async function deliver(context: Context<AdministratorEnv>, email: string, link: string): Promise<Invitation> {
    const emailMessage = { to: email, ...invitationEmail(link, context.get('administrator').email) };
    const sent =
      mailer === null
        ? false
        : await mailer.send(emailMessage).then(
            () => true,
            () => false,
          );
    return { email, sent, link: sent ? null : link };
  }

  type Change = (
    transaction: Transaction<Schema>,
    id: string,
  ) => Promise<{ readonly email: string } | 'unknown' | 'last'>;

  async function change(
    context: Context<AdministratorEnv>,
    id: string,
    password: string | undefined,
    action: AuditAction,
    apply: Change,
  ) {
    const refused = await confirm.password(context, password);
    if (refused) return refused;
    const outcome = await db.transaction().execute(async (transaction) => {
      const done = await apply(transaction, id);
      if (typeof done === 'object') await audit(context, transaction, action, done.email);
      return done;
    });
    if (outcome === 'unknown') return fail(context, 404, 'not_found', 'Administrador não encontrado.');
    if (outcome === 'last') return fail(context, 409, 'last_administrator', LAST);
    return context.body(null, 204);
  }

  return new Hono<AdministratorEnv>()
    .get('/administrators', async (context) =>
      context.json({ items: await listAdministrators(db, clock()), you: context.get('administrator').id }),
    )
    .post(
      '/administrators',
      jsonOnly(),
      validJson(confirmed.extend({ email: z.email().max(254) })),
      async (context) => {
        const { email: typed, password } = context.req.valid('json');
        const email = typed.toLowerCase();
        const refused = await confirm.password(context, password);
        if (refused) return refused;
        const link = await db.transaction().execute(async (transaction) => {
          const id = await insertAdministrator(transaction, email, clock());
          return id === null ? null : invite(context, transaction, id, email);
        });
        if (link === null) return fail(context, 409, 'already_administrator', 'Este e-mail já está na lista.');
        return context.json(await deliver(context, email, link), 201);
      },
    )
    .post('/administrators/:id/invite', jsonOnly(), validJson(confirmed), async (context) => {
      const refused = await confirm.password(context, context.req.valid('json').password);
      if (refused) return refused;
      const id = context.req.param('id');
      const again = await db.transaction().execute(async (transaction) => {
        const invited = await findInvited(transaction, id);
        return typeof invited === 'string'
          ? invited
          : { ...invited, link: await invite(context, transaction, id, invited.email) };
      });
      if (typeof again === 'string') {
        const [status, code, message] = NOT_INVITED[again];
        return fail(context, status, code, message);
      }
      return context.json(await deliver(context, again.email, again.link));
    })
    .post('/administrators/:id/suspend', jsonOnly(), validJson(confirmed), (context) =>
      change(
        context,
        context.req.param('id'),
        context.req.valid('json').password,
        'administrator_suspended',
        (transaction, id) => suspendAdministrator(transaction, id, clock()),
      ),
    )
    .post('/administrators/:id/readmit', jsonOnly(), validJson(confirmed), (context) =>
      change(
        context,
        context.req.param('id'),
        context.req.valid('json').password,
        'administrator_readmitted',
        (transaction, id) => readmitAdministrator(transaction, id, clock()),
      ),
    )
    .post('/administrators/:id/remove', jsonOnly(), validJson(confirmed), (context) =>
      change(
        context,
        context.req.param('id'),
        context.req.valid('json').password,
        'administrator_removed',
        removeAdministrator,
      ),
    )
    .post('/administrators/:id/end-sessions', jsonOnly(), validJson(confirmed), (context) =>
      change(
        context,
        context.req.param('id'),
        context.req.valid('json').password,
        'sessions_ended',
        async (transaction, id) => {
          const email = await findAdministratorEmail(transaction, id);
          if (email === null) return 'unknown';
          await endSessions(transaction, id, null);
          await withdrawPending(transaction, id);
          return { email };
        },
      ),
    )
    .put(
      '/security',
      jsonOnly(),
      validJson(confirmed.extend({ second_factor_required: z.boolean() })),
      async (context) => {
        const { password, second_factor_required: required } = context.req.valid('json');
        const refused = await confirm.password(context, password);
        if (refused) return refused;
        await db.transaction().execute(async (transaction) => {
          await setSecondFactorRequired(transaction, required);
          await audit(context, transaction, 'second_factor_policy_changed', required ? 'exigido de todos' : 'opcional');
        });
        return context.body(null, 204);
      },
    );
}
