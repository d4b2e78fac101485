import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { type AuditAction, recordEvent } from './record.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** A file that somebody takes away is recorded, though taking it changes nothing. */
const EXPORT = /\.csv$/;

/** Calls that store nothing, and those that record what they do inside their own transactions, and nothing where they change nothing. */
const NOT_RECORDED: readonly RegExp[] = [
  /^\/api\/(generate|judgements|title-lists|bulk-jobs\/dry-run)$/,
  /^\/api\/(administrators|account|security)(\/|$)/,
  /^\/api\/(pages(\/[^/]+|\/[^/]+\/versions\/[^/]+\/restore)?|bulk-jobs\/[^/]+\/cancel)$/,
];

const named = z.object({ title: z.string() }).or(z.object({ name: z.string() }).transform(({ name }) => ({ title: name })));

function actionOf(method: string, path: string): AuditAction {
  if (EXPORT.test(path)) return 'exported';
  if (path.endsWith('/import')) return 'imported';
  if (path.endsWith('/restore')) return 'restored';
  if (method === 'DELETE') return 'deleted';
  return method === 'POST' && !/\/(cancel|retry)$/.test(path) ? 'created' : 'changed';
}

/** What the answer says of the thing: its title. The address is always told. */
async function subjectOf(context: Context, path: string): Promise<string> {
  const type = context.res.headers.get('content-type') ?? '';
  const body: unknown = type.startsWith('application/json') ? await context.res.clone().json().catch(() => null) : null;
  const title = named.safeParse(body);
  return title.success ? `${title.data.title} (${path})` : path;
}

/**
 * Records every writing call, and every export, that succeeded behind the sign-in, whichever room answered it: a call that is added
 * later is in the record without anybody thinking of it. A room that writes the line inside its own transaction takes `recordLine`, and
 * nothing is added to that.
 */
export function recordWrites({ db }: Database, clock: () => Date, addressOf: (context: Context) => string): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    let isRecorded = false;
    context.set('recordLine', async (transaction, subject) => {
      isRecorded = true;
      await recordEvent(transaction, {
        who: context.get('administrator').email,
        action: actionOf(method, path),
        subject: `${subject} (${path.slice('/api/'.length)})`,
        address: addressOf(context),
        at: clock(),
      });
    });
    await next();
    if (isRecorded) return;
    const isExport = method === 'GET' && EXPORT.test(path);
    if ((SAFE_METHODS.includes(method) && !isExport) || !context.res.ok || NOT_RECORDED.some((pattern) => pattern.test(path))) return;
    const administrator = context.get('administrator');
    if (!administrator) return;
    const relative = path.slice('/api/'.length);
    await recordEvent(db, {
      who: administrator.email,
      action: actionOf(method, path),
      subject: await subjectOf(context, relative),
      address: addressOf(context),
      at: clock(),
    });
  };
}
