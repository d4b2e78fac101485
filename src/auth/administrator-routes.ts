import { type Context, Hono } from 'hono';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '../audit/audit-event.ts';
import { ROLE_WORDS, ROLES } from '../business/roles.ts';
import type { Schema } from '../database/schema.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { endSessions } from './open-sessions.ts';
import { findAdministratorEmail } from './administrators-store.ts';
import { listAdministrators } from './administrators-list.ts';
import { changeRole, readmitAdministrator, removeAdministrator, suspendAdministrator } from './administrator-access.ts';
import { invitationRoutes, type InvitationRoutesDependencies } from './invitation-routes.ts';
import { ownerChanges } from './owner-changes.ts';
import { withdrawPending } from './recovery-links.ts';
import { setSecondFactorRequired } from './security-settings.ts';
import type { AdministratorEnv } from './session-guard.ts';

const confirmed = z.object({ password: z.string().max(1000).optional() });
const LAST = 'Este é o único dono que pode entrar. Convide outro dono antes e espere que ele entre.';
const ROLE_CHANGED = 'administrator_role_changed';

/** Who may enter, and the rules for all of them. Every change asks for the password again and stands in the audit log. */
export function administratorRoutes(dependencies: InvitationRoutesDependencies) {
  const { database, clock, confirm, alerts } = dependencies;
  const { db } = database;
  const { audit, asOwner, refuse } = ownerChanges(dependencies);

  type Change = (
    transaction: Transaction<Schema>,
    id: string,
  ) => Promise<{ readonly email: string } | 'unknown' | 'last' | 'same'>;

  async function change(
    context: Context<AdministratorEnv>,
    id: string,
    password: string | undefined,
    action: AuditAction,
    apply: Change,
    words: string | null = null,
  ) {
    const refused = await confirm.password(context, password);
    if (refused) return refused;
    const outcome = await asOwner(context, async (transaction) => {
      const done = await apply(transaction, id);
      if (typeof done === 'object')
        await audit(context, transaction, action, words === null ? done.email : `${done.email}: ${words}`);
      return done;
    });
    if (outcome === 'not_owner') return refuse(context);
    if (outcome === 'unknown') return fail(context, 404, 'not_found', 'Administrador não encontrado.');
    if (outcome === 'last') return fail(context, 409, 'last_administrator', LAST);
    if (action === ROLE_CHANGED && typeof outcome === 'object')
      alerts.raise(ROLE_CHANGED, `${outcome.email}: ${words}, por ${context.get('administrator').email}`);
    return context.body(null, 204);
  }

  return new Hono<AdministratorEnv>()
    .get('/administrators', async (context) =>
      context.json({ items: await listAdministrators(db, clock()), you: context.get('administrator').id }),
    )
    .route('/administrators', invitationRoutes(dependencies))
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
    .put('/administrators/:id/role', jsonOnly(), validJson(confirmed.extend({ role: z.enum(ROLES) })), (context) => {
      const { password, role } = context.req.valid('json');
      return change(
        context,
        context.req.param('id'),
        password,
        ROLE_CHANGED,
        (transaction, id) => changeRole(transaction, id, role, clock()),
        ROLE_WORDS[role],
      );
    })
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
        const outcome = await asOwner(context, async (transaction) => {
          await setSecondFactorRequired(transaction, required);
          await audit(context, transaction, 'second_factor_policy_changed', required ? 'exigido de todos' : 'opcional');
        });
        if (outcome === 'not_owner') return refuse(context);
        return context.body(null, 204);
      },
    );
}
