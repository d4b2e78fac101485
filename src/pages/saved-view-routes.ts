import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { pageListBody } from './page-list-filter.ts';
import { deleteView, listSavedViews, VIEWS_MAX } from './saved-views.ts';
import { saveView } from './save-view.ts';

const NAME_MAX = 60;
const viewToSave = z.strictObject({ name: z.string().trim().min(1).max(NAME_MAX), filter: pageListBody });

/** Filters of the list of pages under a name, for all administrators. */
export function savedViewRoutes({ db }: Database, clock: () => Date) {
  return new Hono<AdministratorEnv>()
    .get('/', async (context) => context.json({ items: await listSavedViews(db) }))
    .post('/', jsonOnly(), validJson(viewToSave), async (context) => {
      const { name, filter } = context.req.valid('json');
      const saved = await saveView(
        db,
        { name, filter, by: context.get('administrator').email, audit: context.get('auditAs')('created') },
        clock(),
      );
      if (saved === 'taken') return fail(context, 409, 'name_taken', 'Já existe uma visão com esse nome.');
      if (saved === 'full')
        return fail(context, 422, 'too_many', `Já há ${VIEWS_MAX} visões salvas. Exclua uma antes de salvar outra.`);
      return context.json(saved, 201);
    })
    .delete('/:id', async (context) => {
      const deleted = await deleteView(db, context.req.param('id'), context.get('auditAs')('deleted'));
      return deleted ? context.body(null, 204) : fail(context, 404, 'not_found', 'Esta visão não existe mais.');
    });
}
