import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { validQuery } from '../http/json-body.ts';
import { listAuditEvents } from './audit-events-store.ts';
import { AUDIT_ACTIONS } from './audit-event.ts';

const LINES_AT_ONCE = 50;
const LINES_AT_ONCE_MAX = 200;

const day = z.iso.date();
const filter = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  q: z.string().trim().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
  cursor: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[\da-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(LINES_AT_ONCE_MAX).default(LINES_AT_ONCE),
});

/** The audit log, to be read; there is no call that changes it. */
export function auditRoutes({ db }: Database) {
  return new Hono<AdministratorEnv>().get('/', validQuery(filter), async (context) =>
    context.json(await listAuditEvents(db, context.req.valid('query'))),
  );
}
