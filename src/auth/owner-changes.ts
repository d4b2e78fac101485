import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { type AuditAction, writeAuditEvent } from '../audit/audit-event.ts';
import { OWNER_ONLY } from '../business/browser-keys.ts';
import type { Schema } from '../database/schema.ts';
import { fail } from '../http/api-error.ts';
import { isOwner } from './administrator-access.ts';
import type { IdentityDependencies } from './confirm-identity.ts';
import { lockAdministrators } from './security-settings.ts';
import type { AdministratorEnv } from './session-guard.ts';

type Asked = Context<AdministratorEnv>;

/** What every change of the administrators shares: it is made by somebody who is an owner at that moment, and leaves its audit event. */
export function ownerChanges({ database, clock, addressOf }: IdentityDependencies) {
  return {
    async audit(context: Asked, transaction: Transaction<Schema>, action: AuditAction, subject: string): Promise<void> {
      await writeAuditEvent(transaction, {
        who: context.get('administrator').email,
        action,
        subject,
        address: addressOf(context),
        at: clock(),
      });
    },

    /** With the administrators held, and whoever asks still an owner: two may take the role from each other at the same moment. */
    asOwner<Done>(
      context: Asked,
      work: (transaction: Transaction<Schema>) => Promise<Done>,
    ): Promise<Done | 'not_owner'> {
      return database.db.transaction().execute(async (transaction) => {
        await lockAdministrators(transaction);
        return (await isOwner(transaction, context.get('administrator').id)) ? work(transaction) : 'not_owner';
      });
    },

    refuse: (context: Asked) => fail(context, 403, OWNER_ONLY, 'Você não é mais dono do painel.'),
  };
}
