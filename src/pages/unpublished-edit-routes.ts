import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import { parseArticle } from './sanitize-html.ts';
import { discardEdit, keepEdit, listEdits } from './unpublished-edits.ts';

/** Beyond what can be saved: what is too long is kept all the same. */
const LINE_MAX = 20_000;
const line = z.string().max(LINE_MAX);

/** Which text somebody means, in the body of other calls. */
export const editAsKnown = z.object({ id: z.uuid(), version: z.number().int().min(0), writer: z.uuid() });

const typedText = z.object({
  version: z.number().int().min(0),
  writer: z.uuid(),
  otherwise: z.uuid(),
  revision: z.number().int().min(1),
  title: line,
  slug: line,
  description: line,
  content: z.string(),
  indexable: z.boolean().nullable(),
});

const discarded = z.object({ version: z.coerce.number().int().min(0), writer: z.uuid() });

const NO_PAGE = 'Página não encontrada.';
const REFUSALS = {
  'no-page': { status: 404, code: 'not_found', message: NO_PAGE },
  changed: {
    status: 409,
    code: 'changed_meanwhile',
    message: 'Estas alterações mudaram em outra aba ou em outro aparelho. Abra a página de novo para vê-las.',
  },
  'too-many': {
    status: 422,
    code: 'too_many_edits',
    message: 'Há alterações não publicadas demais nesta página. Descarte as que não servem mais.',
  },
} as const;

const flagOf = (choice: boolean | null): 0 | 1 | null => (choice === null ? null : choice ? 1 : 0);

/** What is typed into pages and not saved: kept while it is typed, found from anywhere, nothing of it public. */
export function unpublishedEditRoutes({ db }: Database, clock: () => Date, facts: () => Facts) {
  return new Hono<AdministratorEnv>()
    .get('/pages/:id/edits', async (context) => {
      const items = await listEdits(db, context.req.param('id'), facts());
      return items ? context.json({ items }) : fail(context, 404, 'not_found', NO_PAGE);
    })
    .put('/pages/:id/edits/:edit', jsonOnly(), validJson(typedText), async (context) => {
      const id = context.req.param('edit');
      if (!z.uuid().safeParse(id).success) return fail(context, 404);
      const { version, writer, otherwise, content, indexable, ...lines } = context.req.valid('json');
      const article = parseArticle(content);
      if (!article.ok) return fail(context, 422, 'invalid_content', article.message);
      const kept = await keepEdit(db, {
        pageId: context.req.param('id'),
        known: { id, version, writer },
        otherwise,
        typed: { ...lines, content: article.html, indexable: flagOf(indexable) },
        by: context.get('administrator').email,
        now: clock(),
      });
      if (typeof kept === 'object') return context.json(kept);
      const { status, code, message } = REFUSALS[kept];
      return fail(context, status, code, message);
    })
    .delete('/pages/:id/edits/:edit', validQuery(discarded), async (context) => {
      const known = { id: context.req.param('edit'), ...context.req.valid('query') };
      const isDiscarded = await discardEdit(db, context.req.param('id'), known, context.get('auditAs')('deleted'));
      const { status, code, message } = REFUSALS.changed;
      return isDiscarded ? context.body(null, 204) : fail(context, status, code, message);
    });
}
