import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { partLists } from '../business/title-parts.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { checkParts } from './part-lists.ts';
import { listPartLists, storedPart } from './part-lists-store.ts';
import { savePartList } from './save-part-list.ts';

const ROWS_READ = 5000;
const change = z.strictObject({
  /** Null brings the original list back. */
  parts: storedPart.array().max(ROWS_READ).nullable(),
  revision: z.number().int().min(0),
});

/** Own words for the lists of services and places, for all administrators. */
export function partListRoutes({ db }: Database, clock: () => Date) {
  return new Hono<AdministratorEnv>()
    .get('/', async (context) => context.json({ items: await listPartLists(db) }))
    .put('/:list', jsonOnly(), validJson(change), async (context) => {
      const list = partLists.find(({ id }) => id === context.req.param('list'));
      if (!list) return fail(context, 404, 'not_found', 'Esta lista não existe.');
      const { parts: typed, revision } = context.req.valid('json');
      const checked = typed === null ? null : checkParts(list.id, typed);
      if (checked && !checked.ok) return fail(context, 422, 'refused_list', checked.message);
      const saved = await savePartList(
        db,
        {
          list,
          parts: checked && checked.parts,
          revision,
          by: context.get('administrator').email,
          audit: context.get('auditAs')('changed'),
        },
        clock(),
      );
      if (!saved)
        return fail(
          context,
          409,
          'changed',
          'Outra pessoa mudou esta lista enquanto você escrevia. Copie o que quiser guardar e cancele para ver a lista de agora.',
        );
      return context.json({ items: await listPartLists(db) });
    });
}
