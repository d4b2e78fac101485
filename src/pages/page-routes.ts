import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Facts } from '../business/facts.ts';
import { slotFacts } from '../business/slot-values.ts';
import { withBrand } from '../business/brand.ts';
import { locationTitles } from '../business/location-titles.ts';
import { gateKindIds } from '../business/gate-kind-ids.ts';
import { library } from '../content/library/library.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import type { Correction } from '../understanding/understanding.ts';
import { csvResponse } from './csv-export.ts';
import { pageRows } from './csv-rows.ts';
import { importPages } from './import-pages.ts';
import type { PageComposer } from './page-composer.ts';
import { pageListQuery } from './page-list-filter.ts';
import { listPages } from './page-list.ts';
import { listBin } from './page-bin.ts';
import { findPage } from './page-reads.ts';
import type { PageWriter } from './page-writer.ts';
import { shownList, shownPage, shownTitle } from './shown-page.ts';
import { parseTitle } from './title-rules.ts';
import { UNKNOWN_ENTRY } from './understanding-routes.ts';

const PAGES_AT_ONCE = 50;
const PAGES_AT_ONCE_MAX = 200;
/** A title with its address is the longest order key. */
const CURSOR_MAX = 800;
const VERSION_MAX = 50;
const IMPORTED_MAX = 1000;

/** The slider's range; its steps are the screen's. */
export const creativity = z.number().int().min(0).max(100);

/** What an administrator chose instead of what the title was understood as. */
export const correction = z.object({
  entry: z.string().max(100).optional(),
  place: z.string().max(150).optional(),
  gate_kind: z.enum(gateKindIds).or(z.literal('')).optional(),
});

export function toCorrection(chosen: z.infer<typeof correction> | undefined): Correction | undefined {
  if (chosen === undefined || Object.values(chosen).every((value) => value === undefined)) return undefined;
  return { entry: chosen.entry, place: chosen.place, gateKind: chosen.gate_kind };
}

export const isKnownEntry = (chosen: z.infer<typeof correction> | undefined) =>
  chosen?.entry === undefined || library.has(chosen.entry);

/** Made by the browser for each save. */
export const saveId = z.uuid();

export const pageToSave = z.object({
  title: z.string(),
  content: z.string(),
  slug: z.string().optional(),
  description: z.string().optional(),
  creativity: creativity.optional(),
  seed: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  understood: correction.optional(),
  save_id: saveId.optional(),
});

const listQuery = pageListQuery.extend({
  cursor: z.string().max(CURSOR_MAX).optional(),
  limit: z.coerce.number().int().min(1).max(PAGES_AT_ONCE_MAX).default(PAGES_AT_ONCE),
});

const binQuery = listQuery.pick({ q: true, cursor: true, limit: true });

export function pageRoutes(
  { db, reads }: Database,
  { composer, writer }: { readonly composer: PageComposer; readonly writer: PageWriter },
  siteUrl: string,
  facts: () => Facts,
) {
  return new Hono<AdministratorEnv>()
    .get('/titles', (context) =>
      context.json({ items: locationTitles.map((title) => withBrand(title, facts().brand)) }),
    )
    .get('/fact-slots', (context) => context.json({ items: slotFacts(facts()) }))
    .post(
      '/generate',
      jsonOnly(),
      validJson(
        z.object({
          title: z.string(),
          creativity,
          version: z.number().int().min(0).max(VERSION_MAX).default(0),
          understood: correction.optional(),
        }),
      ),
      async (context) => {
        const { title, creativity: level, version, understood } = context.req.valid('json');
        const parsed = parseTitle(title);
        if (!parsed.ok) return fail(context, 422, 'invalid_title', parsed.message);
        if (!isKnownEntry(understood)) return fail(context, 422, 'unknown_entry', UNKNOWN_ENTRY);
        return context.json(await composer.draft(parsed.title, level, version, toCorrection(understood)));
      },
    )
    .get('/pages', validQuery(listQuery), async (context) =>
      context.json(shownList(await listPages(reads, context.req.valid('query')), facts())),
    )
    .get('/pages/bin', validQuery(binQuery), async (context) => {
      const bin = await listBin(reads, context.req.valid('query'));
      return context.json({ ...bin, items: bin.items.map((page) => shownTitle(page, facts())) });
    })
    .get('/pages.csv', validQuery(pageListQuery), async (context) => {
      await context.get('auditAs')('exported')(db, null);
      return csvResponse('paginas.csv', pageRows({ db: reads, siteUrl, facts: facts() }, context.req.valid('query')));
    })
    .post('/pages', jsonOnly(), validJson(pageToSave), async (context) => {
      const { understood, ...page } = context.req.valid('json');
      if (!isKnownEntry(understood)) return fail(context, 422, 'unknown_entry', UNKNOWN_ENTRY);
      const saved = await writer.save(
        { ...page, correction: toCorrection(understood) },
        context.get('auditAs')('created'),
        context.get('administrator').email,
      );
      if (!saved.ok)
        return fail(context, saved.status, saved.status === 409 ? 'address_taken' : 'invalid_page', saved.message);
      return context.json(shownPage(saved.page, facts()), 201);
    })
    .post('/pages/import', jsonOnly(), validJson(z.array(pageToSave).max(IMPORTED_MAX)), async (context) =>
      context.json(
        await importPages(
          { db, writer },
          context.req.valid('json'),
          context.get('auditAs')('imported'),
          context.get('administrator').email,
        ),
      ),
    )
    .get('/pages/:id', async (context) => {
      const page = await findPage(db, context.req.param('id'));
      return page ? context.json(shownPage(page, facts())) : fail(context, 404, 'not_found', 'Página não encontrada.');
    })
    .delete('/pages/:id', async (context) => {
      const deleted = await writer.delete(
        context.req.param('id'),
        context.get('auditAs')('deleted'),
        context.get('administrator').email,
      );
      return deleted ? context.body(null, 204) : fail(context, 404, 'not_found', 'Página não encontrada.');
    })
    .post('/pages/:id/restore', async (context) => {
      const restored = await writer.restore(context.req.param('id'), context.get('auditAs')('restored'));
      if (restored === 'unknown')
        return fail(context, 404, 'not_found', 'Não há página excluída com esse identificador.');
      if (restored === 'taken')
        return fail(
          context,
          409,
          'address_taken',
          'O endereço desta página foi ocupado por outra depois que ela foi excluída.',
        );
      return context.json(shownPage(restored, facts()));
    });
}
