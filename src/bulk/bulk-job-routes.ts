import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { BULK_BODY_LIMIT, jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import { csvResponse } from '../pages/csv-export.ts';
import { creativity } from '../pages/page-routes.ts';
import type { SimilarityRegistry } from '../similarity/similarity-registry.ts';
import { dryRun } from './dry-run.ts';
import { resultRows } from './job-csv-rows.ts';
import { followJob } from './job-events.ts';
import { AFTER_ALL, cancelJob, createJob, findJob, listJobs } from './jobs-store.ts';
import { createRetry } from './retry-job.ts';
import { TITLES_MAX } from './title-file.ts';

const DEFAULT_CREATIVITY = 75;

const screen = z.enum(['generator', 'mass-creator']);
const listQuery = z.object({ screen: screen.optional(), open: z.literal('true').optional() });
const jobToCreate = z.object({
  titles: z.array(z.string()).max(TITLES_MAX),
  creativity,
  screen: screen.optional(),
  include_unanswered: z.boolean().default(false),
});
const resultsQuery = z.object({ after: z.coerce.number().int().min(-1).max(AFTER_ALL).default(-1) });

const titlesToTry = jobToCreate.omit({ screen: true }).extend({ creativity: creativity.default(DEFAULT_CREATIVITY) });

export interface BulkJobRoutesDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly registry: SimilarityRegistry;
  readonly siteUrl: string;
  readonly wakeWorker: () => void;
  readonly onError: (error: unknown) => void;
}

export function bulkJobRoutes({
  database: { db },
  clock,
  facts,
  registry,
  siteUrl,
  wakeWorker,
  onError,
}: BulkJobRoutesDependencies) {
  return new Hono<AdministratorEnv>()
    .get('/', validQuery(listQuery), async (context) => {
      const { screen: begunOn, open } = context.req.valid('query');
      return context.json({ items: await listJobs(db, { screen: begunOn, isOpen: open !== undefined }) });
    })
    .post('/', jsonOnly(BULK_BODY_LIMIT), validJson(jobToCreate), async (context) => {
      const {
        titles,
        creativity: level,
        screen: begunOn,
        include_unanswered: includeUnanswered,
      } = context.req.valid('json');
      const filled = titles.filter((title) => title.trim() !== '');
      if (filled.length === 0)
        return fail(context, 422, 'no_titles', 'Por favor, insira pelo menos um título para gerar o conteúdo.');
      const job = await createJob(
        db,
        {
          titles: filled,
          creativity: level,
          screen: begunOn,
          includeUnanswered,
          by: context.get('administrator').email,
          audit: context.get('auditAs')('created'),
        },
        clock(),
      );
      wakeWorker();
      return context.json(job, 202);
    })
    .post('/dry-run', jsonOnly(BULK_BODY_LIMIT), validJson(titlesToTry), async (context) => {
      const { titles, creativity: level, include_unanswered: includeUnanswered } = context.req.valid('json');
      return context.json(
        await dryRun({ db, facts, registry }, { typed: titles, creativity: level, includeUnanswered }),
      );
    })
    .get('/:id', validQuery(resultsQuery), async (context) => {
      const job = await findJob(db, context.req.param('id'), context.req.valid('query').after);
      return job ? context.json(job) : fail(context, 404, 'not_found', 'Esta criação em massa não existe mais.');
    })
    .post('/:id/cancel', async (context) => {
      const id = context.req.param('id');
      await cancelJob(db, id, context.get('auditAs')('changed'), clock());
      const job = await findJob(db, id, AFTER_ALL);
      return job ? context.json(job) : fail(context, 404, 'not_found', 'Esta criação em massa não existe mais.');
    })
    .post('/:id/retry', async (context) => {
      const retry = await createRetry(
        db,
        context.req.param('id'),
        { by: context.get('administrator').email, audit: context.get('auditAs')('changed') },
        clock(),
      );
      if (retry === 'unknown') return fail(context, 404, 'not_found', 'Esta criação em massa não existe mais.');
      if (retry === 'working')
        return fail(context, 409, 'still_working', 'Espere esta criação terminar antes de repetir os erros.');
      if (retry === 'repeating')
        return fail(context, 409, 'already_repeating', 'Estes títulos já estão sendo repetidos em outra criação.');
      if (retry === 'nothing')
        return fail(
          context,
          422,
          'nothing_failed',
          'Nenhum título ficou por fazer nesta criação, nem falhou por um erro que passa.',
        );
      wakeWorker();
      return context.json(retry, 202);
    })
    .get('/:id/results.csv', async (context) => {
      const id = context.req.param('id');
      if (!(await findJob(db, id, AFTER_ALL)))
        return fail(context, 404, 'not_found', 'Esta criação em massa não existe mais.');
      await context.get('auditAs')('exported')(db, null);
      return csvResponse('resultado.csv', resultRows(db, id, siteUrl));
    })
    .get('/:id/events', validQuery(resultsQuery), async (context) => {
      const id = context.req.param('id');
      if (!(await findJob(db, id, AFTER_ALL)))
        return fail(context, 404, 'not_found', 'Esta criação em massa não existe mais.');
      // A browser that reconnects names the last event it has seen; our event ids are positions.
      const lastEvent = Number(context.req.header('last-event-id') ?? context.req.valid('query').after);
      const after = Number.isInteger(lastEvent) && Math.abs(lastEvent) <= AFTER_ALL ? lastEvent : -1;
      // Caught here: what is thrown inside a stream would be told to the browser. It reconnects by itself.
      return streamSSE(context, (stream) =>
        followJob(stream, db, id, { from: after, mayFollow: context.get('administrator').isStillSignedIn }).catch(
          onError,
        ),
      );
    });
}
