import type { Context, MiddlewareHandler } from 'hono';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { type AuditAction, writeAuditEvent } from './audit-event.ts';

/**
 * Gives every call behind the sign-in a function that writes its audit event. The call supplies who, when, from where and the path; the room
 * that handles it names the event. `tests/audited-calls.test.ts` holds each writing call to its event.
 */
export function auditCalls(
  clock: () => Date,
  addressOf: (context: Context) => string,
): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    const path = context.req.path.slice('/api/'.length);
    context.set(
      'auditAs',
      (action: AuditAction) => (db, subject) =>
        writeAuditEvent(db, {
          who: context.get('administrator').email,
          action,
          subject: subject === null ? path : `${subject} (${path})`,
          address: addressOf(context),
          at: clock(),
        }),
    );
    await next();
  };
}
