import { type Context, Hono } from 'hono';
import type { AuditAction } from '../audit/audit-event.ts';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { createJob, type KeptList } from '../bulk/jobs-store.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { fail } from '../http/api-error.ts';
import { BULK_BODY_LIMIT, jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import type { PageComposer } from '../pages/page-composer.ts';
import type { SaveRefusal } from '../pages/page-to-save.ts';
import { shownPage } from '../pages/shown-page.ts';
import {
  batchToCreate,
  draftToPublish,
  draftToSave,
  draftToSchedule,
  isPast,
  listQuery,
  PAST,
  titlesToSample,
} from './draft-bodies.ts';
import { toPage, toTexts } from './draft-texts.ts';
import { listDrafts, toSummary } from './draft-list.ts';
import { findDraft, FRESH, insertDraft, setDeleted, updateDraft, type Write } from './drafts-store.ts';
import { openDraft, type Opening } from './opened-draft.ts';
import { publishDraft, type Publishing } from './publish-draft.ts';
import { samplePages } from './sample-pages.ts';
import { restoreList, undoList } from './undo-list.ts';

export interface DraftRoutesDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly composer: PageComposer;
  readonly writer: Publishing['writer'];
  readonly registry: Opening['registry'];
  readonly wakeLists: () => void;
}

const GONE = 'Este rascunho não existe mais: foi publicado ou excluído.';
const NO_TITLES = 'Por favor, insira pelo menos um título para gerar o conteúdo.';
const LIST_GONE = 'Esta criação não existe mais, ou já foi restaurada.';

const listGone = (context: Context) => fail(context, 404, 'not_found', LIST_GONE);
const gone = (context: Context) => fail(context, 404, 'not_found', GONE);
const past = (context: Context) => fail(context, 422, 'past_moment', PAST);
const refused = (context: Context, { status, message }: SaveRefusal) =>
  fail(context, status, status === 409 ? 'address_taken' : 'invalid_page', message);

/** Pages before they are published. */
export function draftRoutes(dependencies: DraftRoutesDependencies) {
  return new Hono<AdministratorEnv>()
    .route('/', listRoutes(dependencies))
    .route('/batches', batchRoutes(dependencies))
    .route('/', savingRoutes(dependencies))
    .route('/', publishingRoutes(dependencies));
}

function writeOf(context: Context<AdministratorEnv>, clock: () => Date, action: AuditAction): Write {
  return { by: context.get('administrator').email, now: clock(), audit: context.get('auditAs')(action) };
}

function listRoutes({ database: { db }, composer, registry }: DraftRoutesDependencies) {
  return new Hono<AdministratorEnv>()
    .get('/', validQuery(listQuery), async (context) => {
      const { state, skip } = context.req.valid('query');
      return context.json(await listDrafts(db, state, skip));
    })
    .post('/samples', jsonOnly(), validJson(titlesToSample), async (context) => {
      const { titles, creativity } = context.req.valid('json');
      return context.json({ items: await samplePages({ db, composer, registry }, titles, creativity) });
    });
}

/** Lists whose titles become drafts, or pages that are published some each day: a job keeps them. */
function batchRoutes({ database: { db }, clock, wakeLists }: DraftRoutesDependencies) {
  return new Hono<AdministratorEnv>()
    .post('/', jsonOnly(BULK_BODY_LIMIT), validJson(batchToCreate), async (context) => {
      const { id, titles: typed, creativity, include_unanswered, schedule } = context.req.valid('json');
      const titles = typed.filter((title) => title.trim() !== '');
      if (titles.length === 0) return fail(context, 422, 'no_titles', NO_TITLES);
      if (schedule && isPast(schedule.from, clock())) return past(context);
      const { by, now, audit } = writeOf(context, clock, 'created');
      const kept: KeptList = schedule
        ? { as: 'scheduled', perDay: schedule.per_day, from: new Date(schedule.from) }
        : { as: 'drafts' };
      const list = { id, titles, creativity, includeUnanswered: include_unanswered, kept, by, audit };
      const job = await createJob(db, list, now);
      wakeLists();
      return context.json(job, 202);
    })
    .post('/:id/undo', async (context) => {
      const undone = await undoList(db, context.req.param('id'), writeOf(context, clock, 'undone'));
      return undone ? context.json(undone) : listGone(context);
    })
    .post('/:id/restore', async (context) => {
      const restored = await restoreList(db, context.req.param('id'), writeOf(context, clock, 'restored'));
      return restored ? context.json(restored) : listGone(context);
    });
}

function savingRoutes({ database: { db }, clock, facts }: DraftRoutesDependencies) {
  return new Hono<AdministratorEnv>()
    .post('/', jsonOnly(), validJson(draftToSave), async (context) => {
      const { publish_at, save_id = null, ...page } = context.req.valid('json');
      if (isPast(publish_at, clock())) return past(context);
      const checked = await toTexts(db, page, facts());
      if (!checked.ok) return refused(context, checked);
      const write = writeOf(context, clock, 'created');
      const time = write.now.toISOString();
      const draft = await insertDraft(
        db,
        {
          ...checked.texts,
          ...FRESH,
          id: timeOrderedId(),
          // What was looked at and saved becomes a page, whatever was understood.
          include_unanswered: 1,
          save_id,
          batch_id: null,
          publish_at,
          created_at: time,
          saved_at: time,
          saved_by: write.by,
          deleted_at: null,
        },
        write,
      );
      return draft ? context.json(toSummary(draft), 201) : gone(context);
    })
    .put('/:id', jsonOnly(), validJson(draftToSave), async (context) => {
      const { publish_at, save_id: _, ...page } = context.req.valid('json');
      if (isPast(publish_at, clock())) return past(context);
      const checked = await toTexts(db, page, facts());
      if (!checked.ok) return refused(context, checked);
      const wanted = { ...checked.texts, publish_at };
      const draft = await updateDraft(db, context.req.param('id'), wanted, writeOf(context, clock, 'changed'));
      return draft ? context.json(toSummary(draft)) : gone(context);
    })
    .put('/:id/schedule', jsonOnly(), validJson(draftToSchedule), async (context) => {
      const { publish_at } = context.req.valid('json');
      if (isPast(publish_at, clock())) return past(context);
      const write = writeOf(context, clock, 'changed');
      const draft = await updateDraft(db, context.req.param('id'), { publish_at }, write);
      return draft ? context.json(toSummary(draft)) : gone(context);
    })
    .delete('/:id', async (context) => {
      const deleted = await setDeleted(db, context.req.param('id'), true, writeOf(context, clock, 'deleted'));
      return deleted ? context.body(null, 204) : gone(context);
    })
    .post('/:id/restore', async (context) => {
      const restored = await setDeleted(db, context.req.param('id'), false, writeOf(context, clock, 'restored'));
      return restored ? context.json(toSummary(restored)) : gone(context);
    });
}

function publishingRoutes(dependencies: DraftRoutesDependencies) {
  const { database, facts } = dependencies;
  const { db } = database;
  return new Hono<AdministratorEnv>()
    .get('/:id', async (context) => {
      const draft = await findDraft(db, context.req.param('id'));
      return draft ? context.json(await openDraft({ ...dependencies, db }, draft)) : gone(context);
    })
    .post('/:id/publish', jsonOnly(), validJson(draftToPublish), async (context) => {
      const { page } = context.req.valid('json');
      const draft = await findDraft(db, context.req.param('id'));
      if (!draft) return gone(context);
      const instead = page && toPage(page);
      if (instead && 'ok' in instead) return refused(context, instead);
      const audit = context.get('auditAs')('published');
      const by = context.get('administrator').email;
      const published = await publishDraft({ ...dependencies, db }, draft, audit, by, instead);
      if (published === 'gone') return gone(context);
      return published.ok ? context.json(shownPage(published.page, facts()), 201) : refused(context, published);
    });
}
