import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Facts } from '../business/facts.ts';
import { addresses } from '../business/addresses.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import type { Edited, PageEditor } from './page-editor.ts';
import { saveId } from './page-routes.ts';
import { findVersion, listVersions } from './page-versions.ts';
import { shownPage, shownTitle, shownVersion } from './shown-page.ts';
import { editAsKnown } from './unpublished-edit-routes.ts';

const LOST_SAVES_MAX = 50;

const base = z.object({
  revision: z.number().int().min(1),
  save_id: saveId.optional(),
  lost_saves: z.array(saveId).max(LOST_SAVES_MAX).optional(),
});

const changes = base.extend({
  title: z.string().optional(),
  description: z.string().optional(),
  content: z.string().optional(),
  slug: z.string().optional(),
  indexable: z.boolean().nullable().optional(),
  kept: editAsKnown.optional(),
});

const text = z.object({
  title: z.string(),
  slug: z.string().optional(),
  description: z.string(),
  content: z.string(),
  id: z.string().optional(),
});

/**
 * Editing a page, its earlier versions, and the quality check of a text that is not saved yet.
 *
 * @param warmPage renders the public response of a path. It is awaited after the save and before the editor gets the response, so that whoever looks
 * next finds the new text finished.
 */
export function pageEditRoutes(
  { db }: Database,
  editor: PageEditor,
  warmPage: (path: string) => Promise<void>,
  facts: () => Facts,
) {
  async function shown(edited: Edited): Promise<Edited> {
    if (edited.ok) await warmPage(addresses.usefulLink(edited.page.slug));
    return edited;
  }

  return new Hono<AdministratorEnv>()
    .post('/judgements', jsonOnly(), validJson(text), async (context) => {
      const checked = await editor.check(context.req.valid('json'));
      return checked.ok ? context.json(checked.checked) : fail(context, checked.status, checked.code, checked.message);
    })
    .patch('/pages/:id', jsonOnly(), validJson(changes), async (context) => {
      const { email } = context.get('administrator');
      const edited = await shown(
        await editor.edit(context.req.param('id'), context.req.valid('json'), email, context.get('auditAs')('changed')),
      );
      return edited.ok
        ? context.json(shownPage(edited.page, facts()))
        : fail(context, edited.status, edited.code, edited.message);
    })
    .get('/pages/:id/versions', async (context) =>
      context.json({
        items: (await listVersions(db, context.req.param('id'))).map((version) => shownTitle(version, facts())),
      }),
    )
    .get('/pages/:id/versions/:version', async (context) => {
      const version = Number(context.req.param('version'));
      const found = Number.isSafeInteger(version) ? await findVersion(db, context.req.param('id'), version) : null;
      return found
        ? context.json(shownVersion(found, facts()))
        : fail(context, 404, 'not_found', 'Esta versão não existe.');
    })
    .post('/pages/:id/versions/:version/restore', jsonOnly(), validJson(base), async (context) => {
      const version = Number(context.req.param('version'));
      if (!Number.isSafeInteger(version)) return fail(context, 404, 'not_found', 'Esta versão não existe.');
      const { email } = context.get('administrator');
      const restored = await shown(
        await editor.restoreVersion(
          context.req.param('id'),
          version,
          context.req.valid('json'),
          email,
          context.get('auditAs')('restored'),
        ),
      );
      return restored.ok
        ? context.json(shownPage(restored.page, facts()))
        : fail(context, restored.status, restored.code, restored.message);
    });
}
