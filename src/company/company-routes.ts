import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AuditAction } from '../audit/audit-event.ts';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { parseCompany } from '../business/company/company-schema.ts';
import { standInFields } from '../business/company/usable-part.ts';
import { SAMPLE_IDS } from '../business/sample-ids.ts';
import { MUST_BE_REPLACED } from '../business/settled-samples.ts';
import { saoPauloDay } from '../business/sao-paulo-clock.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import { companyResponses, type CompanyResponsesDependencies, refuseValues } from './company-responses.ts';
import { fileOf, parseFile } from './company-file.ts';
import type { Reach } from './company-reach.ts';
import {
  findState,
  listConfirmations,
  listStates,
  readOverview,
  readStanding,
  requirePublished,
} from './company-reads.ts';
import type { Act } from './company-steps.ts';
import { confirmSamples, importCompany, undoTo } from './company-writes.ts';
import { discardDraft, publishDraft, saveDraft } from './draft-writes.ts';
import type { CompanyPreview } from './contracts.ts';

export interface CompanyRoutesDependencies extends CompanyResponsesDependencies {
  readonly clock: () => Date;
  readonly reach: Reach;
}

const STATES_AT_ONCE = 20;

const version = z.number().int().min(0);
const saved = z.object({ version, data: z.unknown() });
const named = z.object({ version });
const undone = z.object({ number: z.number().int().min(1), current: z.number().int().min(1) });
const confirmed = z.object({ samples: z.array(z.enum(SAMPLE_IDS)).min(1).max(SAMPLE_IDS.length) });
const imported = z.object({ version, publish: z.boolean(), file: z.unknown() });
const listed = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(STATES_AT_ONCE),
});

type Call = Context<AdministratorEnv>;

/** The company's data: what is published, the draft, and what was before. */
export function companyRoutes({ database, clock, changes, samplesShown, reach }: CompanyRoutesDependencies) {
  const { db } = database;
  const act = (context: Call, action: AuditAction): Act => ({
    by: context.get('administrator').email,
    now: clock(),
    record: context.get('auditAs')(action),
  });

  const respond = companyResponses({ database, changes, samplesShown });

  return new Hono<AdministratorEnv>()
    .get('/', async (context) => context.json(await readOverview(db, samplesShown)))
    .put('/draft', jsonOnly(), validJson(saved), async (context) => {
      const { version: from, data } = context.req.valid('json');
      const parsed = parseCompany(data);
      if (!parsed.ok && !standInFields(parsed.refused)) return refuseValues(context, parsed.refused);
      const typed = parsed.ok ? parsed.data : data;
      return respond(context, await saveDraft(db, from, typed, act(context, 'changed')), typed);
    })
    .delete('/draft', jsonOnly(), validJson(named), async (context) =>
      respond(context, await discardDraft(db, context.req.valid('json').version, act(context, 'deleted'))),
    )
    .post('/publish', jsonOnly(), validJson(named), async (context) =>
      respond(context, await publishDraft(db, context.req.valid('json').version, act(context, 'published'))),
    )
    .get('/history', validQuery(listed), async (context) =>
      context.json(await listStates(db, context.req.valid('query'))),
    )
    .get('/history/:number{[1-9][0-9]{0,8}}', async (context) => {
      const state = await findState(db, Number(context.req.param('number')));
      return state ? context.json(state) : fail(context, 404);
    })
    .post('/undo', jsonOnly(), validJson(undone), async (context) => {
      const { number, current } = context.req.valid('json');
      return respond(context, await undoTo(db, number, current, act(context, 'restored')));
    })
    .post('/confirm', jsonOnly(), validJson(confirmed), async (context) => {
      const asked = new Set(context.req.valid('json').samples);
      const { samples } = await readOverview(db, samplesShown);
      const open = samples.filter(({ id }) => asked.has(id));
      if (open.some(({ id }) => MUST_BE_REPLACED.has(id)))
        return fail(context, 422, 'not_confirmable', 'Isto é um exemplo inventado: troque-o por dados verdadeiros.');
      const ids = open.map(({ id }) => id);
      const subject = open.map((sample) => sample.subject).join(', ');
      if (ids.length > 0) await confirmSamples(db, ids, subject, act(context, 'confirmed'));
      return respond(context, 'done');
    })
    .get('/export', async (context) => {
      const { data } = await requirePublished(db);
      const now = clock();
      await context.get('auditAs')('exported')(db, 'Dados da empresa');
      context.header('content-disposition', `attachment; filename="dados-da-empresa-${saoPauloDay(now)}.json"`);
      return context.json(fileOf(data, await listConfirmations(db, data), now));
    })
    .post('/import', jsonOnly(), validJson(imported), async (context) => {
      const { version: from, publish, file } = context.req.valid('json');
      const parsed = parseFile(file);
      if (!parsed.ok) return refuseValues(context, parsed.refused);
      const outcome = await importCompany(db, from, parsed.imported, publish, act(context, 'imported'));
      return respond(context, outcome, parsed.imported.data);
    })
    .get('/preview/preparation', async (context) => {
      reach.prepare((await requirePublished(db)).data);
      return context.json({}, 202);
    })
    .get('/preview', async (context) => {
      const { published, version: standing, draft } = await readStanding(db);
      const preview: CompanyPreview = {
        draft_version: standing,
        changes: draft ? await reach.of(published.data, draft.data, draft.changes) : [],
      };
      return context.json(preview);
    });
}
