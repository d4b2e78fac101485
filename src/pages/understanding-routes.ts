import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { library } from '../content/library/library.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { parseTitle } from './title-rules.ts';
import { rememberChoice } from './understanding-choices.ts';
import { listPlaces, listSubjects } from './understanding-options.ts';

export const UNKNOWN_ENTRY = 'O assunto escolhido não existe mais. Escolha outro da lista.';

const choice = z.object({ title: z.string(), entry: z.string().max(100) });

/** What may be chosen for a title, and the choice of a subject without a page: a list's titles are settled before its pages are made. */
export function understandingRoutes({ db }: Database, clock: () => Date) {
  return new Hono<AdministratorEnv>()
    .get('/', (context) => context.json({ entries: listSubjects(), places: listPlaces() }))
    .put('/choices', jsonOnly(), validJson(choice), async (context) => {
      const { title, entry } = context.req.valid('json');
      const parsed = parseTitle(title);
      if (!parsed.ok) return fail(context, 422, 'invalid_title', parsed.message);
      const subject = library.get(entry)?.subject;
      if (subject === undefined) return fail(context, 422, 'unknown_entry', UNKNOWN_ENTRY);
      await db.transaction().execute(async (transaction) => {
        await rememberChoice(transaction, parsed.title, entry, context.get('administrator').email, clock());
        await context.get('auditAs')('changed')(transaction, `${parsed.title} → ${subject}`);
      });
      return context.json({ title: parsed.title, entry, subject });
    });
}
