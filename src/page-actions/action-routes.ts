import { Hono } from 'hono';
import type { Context } from 'hono';
import type { AuditAction } from '../audit/audit-event.ts';
import { type AdministratorEnv, ownerOnly } from '../auth/session-guard.ts';
import type { Facts } from '../business/facts.ts';
import { slotWords } from '../business/slot-values.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { csvResponse } from '../pages/csv-export.ts';
import { selectionRows } from '../pages/csv-rows.ts';
import { fillTextSlots } from '../text/fact-slots.ts';
import { actionToBegin, exportedPages } from './action-bodies.ts';
import type { PageAction } from './action-contracts.ts';
import { actionSubject, cancelAction, findAction, listActions } from './actions-store.ts';
import { beginAction, beginUndo, type Beginning } from './begin-action.ts';
import { previewAction } from './preview-action.ts';
import { selectedPages } from './selected-pages.ts';

const UNKNOWN = 'Esta ação não existe mais.';

const EVENTS: Readonly<Record<PageAction['kind'], AuditAction>> = {
  delete: 'deleted',
  restore: 'restored',
  erase: 'erased',
  index: 'changed',
  regenerate: 'changed',
  replace: 'changed',
};

const NO_UNDO = {
  undone: 'Esta ação já foi desfeita.',
  working: 'Espere a ação terminar antes de desfazê-la.',
  nothing: 'Não há nada para desfazer nesta ação.',
  late: 'O prazo de 30 dias para desfazer já passou.',
} as const;

export interface ActionRoutesDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly siteUrl: string;
  readonly wakeActions: () => void;
}

/** Copywriters delete what can be brought back; what cannot is the owner's. */
const isOwners = ({ kind }: { readonly kind: PageAction['kind'] }, context: Context<AdministratorEnv>) =>
  kind === 'erase' && context.get('administrator').role !== 'owner';

/** Actions on many pages at once: what they would do, their beginning, their progress, their undoing. */
export function actionRoutes({
  database: { db, reads },
  clock,
  facts,
  siteUrl,
  wakeActions,
}: ActionRoutesDependencies) {
  const beginning = (context: Context<AdministratorEnv>, event: AuditAction): Beginning => ({
    db,
    reads,
    now: clock(),
    by: context.get('administrator').email,
    audit: context.get('auditAs')(event),
    words: (title) => fillTextSlots(title, slotWords(facts())),
  });

  return new Hono<AdministratorEnv>()
    .get('/', async (context) => context.json({ items: await listActions(db, clock()) }))
    .post('/preview', jsonOnly(), validJson(actionToBegin), async (context) => {
      const { action, selection } = context.req.valid('json');
      if (isOwners(action, context)) return ownerOnly(context);
      return context.json(await previewAction({ db: reads, facts: facts() }, action, selection));
    })
    .post('/export', jsonOnly(), validJson(exportedPages), async (context) => {
      await context.get('auditAs')('exported')(db, null);
      const pages = selectedPages(reads, { ...context.req.valid('json').selection, from: 'list' });
      return csvResponse('paginas.csv', selectionRows({ db: reads, siteUrl, facts: facts() }, pages));
    })
    .post('/', jsonOnly(), validJson(actionToBegin), async (context) => {
      const { action, selection } = context.req.valid('json');
      if (isOwners(action, context)) return ownerOnly(context);
      const begun = await beginAction(beginning(context, EVENTS[action.kind]), action, selection);
      if (begun === null) return fail(context, 422, 'no_pages', 'Nenhuma página foi encontrada com esta seleção.');
      wakeActions();
      return context.json(begun, 202);
    })
    .get('/:id', async (context) => {
      const action = await findAction(db, context.req.param('id'), clock());
      return action ? context.json(action) : fail(context, 404, 'not_found', UNKNOWN);
    })
    .post('/:id/cancel', async (context) => {
      const id = context.req.param('id');
      await db.transaction().execute(async (transaction) => {
        const total = await cancelAction(transaction, id, clock());
        if (total !== null) await context.get('auditAs')('changed')(transaction, actionSubject(id, total));
      });
      const action = await findAction(db, id, clock());
      return action ? context.json(action) : fail(context, 404, 'not_found', UNKNOWN);
    })
    .post('/:id/undo', async (context) => {
      const undoing = await beginUndo(beginning(context, 'undone'), context.req.param('id'));
      if (undoing === 'unknown') return fail(context, 404, 'not_found', UNKNOWN);
      if (typeof undoing === 'string') return fail(context, 409, `undo_${undoing}`, NO_UNDO[undoing]);
      wakeActions();
      return context.json(undoing, 202);
    });
}
