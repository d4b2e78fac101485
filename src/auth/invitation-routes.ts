import { type Context, Hono } from 'hono';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Alerts } from '../alerts/alerts.ts';
import { type Role, ROLE_WORDS, ROLES } from '../business/roles.ts';
import type { Schema } from '../database/schema.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { findInvited, insertAdministrator } from './administrators-store.ts';
import type { ConfirmIdentity, IdentityDependencies } from './confirm-identity.ts';
import type { Mailer } from './mailer.ts';
import { ownerChanges } from './owner-changes.ts';
import { INVITATION_SECONDS, invitationEmail, issuePasswordLink, passwordLink } from './recovery-links.ts';
import type { AdministratorEnv } from './session-guard.ts';

export interface InvitationRoutesDependencies extends IdentityDependencies {
  readonly confirm: ConfirmIdentity;
  readonly siteUrl: string;
  readonly mailer: Mailer | null;
  readonly alerts: Alerts;
}

/** The response of POST /api/administrators and of POST /api/administrators/:id/invite. */
export interface Invitation {
  readonly email: string;
  /** Whether it went out by mail. */
  readonly sent: boolean;
  /** To be handed over: always of an invitation that was renewed, of a new one where no mail went out. */
  readonly link: string | null;
}

interface Invited {
  readonly email: string;
  readonly role: Role;
}

const password = z.string().max(1000).optional();
const NOT_INVITED = {
  unknown: [404, 'not_found', 'Administrador não encontrado.'],
  entered: [
    409,
    'already_entered',
    'Esta pessoa já tem como entrar. Se perdeu a senha, ela escolhe outra em "Esqueci minha senha".',
  ],
  suspended: [409, 'suspended', 'Esta conta está suspensa. Readmita antes de convidar de novo.'],
} as const;

/** Who is invited, and their links. */
export function invitationRoutes(dependencies: InvitationRoutesDependencies) {
  const { clock, confirm, siteUrl, mailer, alerts } = dependencies;
  const { audit, asOwner, refuse } = ownerChanges(dependencies);

  /** Makes the link, which takes the place of an earlier one, and the line of the audit log with it. */
  async function invite(
    context: Context<AdministratorEnv>,
    transaction: Transaction<Schema>,
    id: string,
    { email, role }: Invited,
  ): Promise<string> {
    const subject = role === 'owner' ? email : `${email}: ${ROLE_WORDS[role]}`;
    await audit(context, transaction, 'administrator_invited', subject);
    return passwordLink(siteUrl, await issuePasswordLink(transaction, id, INVITATION_SECONDS, clock()));
  }

  /** By mail where e-mails can be sent. @returns whether one went out. */
  async function deliver(context: Context<AdministratorEnv>, email: string, link: string): Promise<boolean> {
    const inviter = context.get('administrator').email;
    alerts.raise('administrator_invited', `${email}, por ${inviter}`);
    if (mailer === null) return false;
    return mailer.send({ to: email, ...invitationEmail(link, inviter) }).then(
      () => true,
      () => false,
    );
  }

  return (
    new Hono<AdministratorEnv>()
      .post(
        '/',
        jsonOnly(),
        // As before there were roles, who is invited without one may do everything.
        validJson(z.object({ password, email: z.email().max(254), role: z.enum(ROLES).default('owner') })),
        async (context) => {
          const { role, ...given } = context.req.valid('json');
          const email = given.email.toLowerCase();
          const refused = await confirm.password(context, given.password);
          if (refused) return refused;
          const made = await asOwner(context, async (transaction) => {
            const id = await insertAdministrator(transaction, email, role, clock());
            return id === null ? null : invite(context, transaction, id, { email, role });
          });
          if (made === null) return fail(context, 409, 'already_administrator', 'Este e-mail já está na lista.');
          if (made === 'not_owner') return refuse(context);
          const sent = await deliver(context, email, made);
          return context.json<Invitation>({ email, sent, link: sent ? null : made }, 201);
        },
      )
      // Who may enter was decided, with the password, when they were invited: one press renews the link (decision 120).
      .post('/:id/invite', jsonOnly(), validJson(z.object({ password })), async (context) => {
        const given = context.req.valid('json').password;
        const refused = given === undefined ? null : await confirm.password(context, given);
        if (refused) return refused;
        const id = context.req.param('id');
        const again = await asOwner(context, async (transaction) => {
          const invited = await findInvited(transaction, id);
          return typeof invited === 'string'
            ? invited
            : { email: invited.email, link: await invite(context, transaction, id, invited) };
        });
        if (again === 'not_owner') return refuse(context);
        if (typeof again === 'string') {
          const [status, code, message] = NOT_INVITED[again];
          return fail(context, status, code, message);
        }
        const sent = await deliver(context, again.email, again.link);
        return context.json<Invitation>({ ...again, sent });
      })
  );
}
