import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Facts } from '../business/facts.ts';
import { places } from '../business/places.ts';
import { saoPauloDay } from '../business/sao-paulo-clock.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { PortfolioChoices } from './contracts.ts';
import { customerWordsRoutes } from './customer-words-routes.ts';
import { jobPhotoRoutes } from './job-photo-routes.ts';
import { photoResponse } from './photo-responses.ts';
import { portfolioFields } from './portfolio-fields.ts';
import { findJob, listJobs } from './portfolio-reads.ts';
import { portfolioResponses, type PortfolioResponsesDependencies } from './portfolio-responses.ts';
import { deleteJob, jobExists, publishJob, restoreJob, saveJob, unpublishJob } from './portfolio-writes.ts';

export interface PortfolioRoutesDependencies extends PortfolioResponsesDependencies {
  readonly photos: PhotoStore;
  readonly facts: () => Facts;
  readonly siteUrl: string;
}

const JOBS_AT_ONCE = 30;
const ID = '/:id{[0-9a-f-]{36}}';

const saved = portfolioFields.extend({ revision: z.number().int().min(0) });
const listed = z.object({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(JOBS_AT_ONCE),
});

const CHOICES: PortfolioChoices = {
  places: places.map(({ key, name, kind, municipality }) => ({
    key,
    label: kind === 'municipality' ? name : `${name}, ${municipality}`,
  })),
};

/** Jobs that were done: what is told of them, whether visitors see them, and their photos. */
export function portfolioRoutes(dependencies: PortfolioRoutesDependencies) {
  const { database, clock, photos } = dependencies;
  const { db } = database;
  const respond = portfolioResponses(dependencies);
  return new Hono<AdministratorEnv>()
    .get('/', validQuery(listed), async (context) =>
      context.json(await listJobs(db, context.req.valid('query'), saoPauloDay(clock()))),
    )
    .get('/choices', (context) => context.json(CHOICES))
    .get(
      '/photos/:name',
      async (context) => (await photoResponse(photos, context.req.param('name'))) ?? fail(context, 404),
    )
    .get(ID, async (context) => {
      const job = await findJob(db, context.req.param('id'), saoPauloDay(clock()));
      return job ? context.json(job) : fail(context, 404, 'not_found', 'Este serviço não existe mais.');
    })
    .put(ID, jsonOnly(), validJson(saved), async (context) => {
      const id = context.req.param('id');
      const { revision, ...fields } = context.req.valid('json');
      const act = respond.act(context, (await jobExists(db, id)) ? 'changed' : 'created');
      return respond.outcome(context, id, await saveJob(db, id, revision, fields, act));
    })
    .delete(ID, async (context) => {
      const id = context.req.param('id');
      const outcome = await deleteJob(db, id, respond.act(context, 'deleted'));
      if (outcome !== 'done') return respond.outcome(context, id, outcome);
      await dependencies.changes.catchUp();
      return context.body(null, 204);
    })
    .post(`${ID}/publish`, async (context) => {
      const id = context.req.param('id');
      return respond.outcome(context, id, await publishJob(db, id, respond.act(context, 'published')));
    })
    .post(`${ID}/unpublish`, async (context) => {
      const id = context.req.param('id');
      return respond.outcome(context, id, await unpublishJob(db, id, respond.act(context, 'changed')));
    })
    .post(`${ID}/restore`, async (context) => {
      const id = context.req.param('id');
      return respond.outcome(context, id, await restoreJob(db, id, respond.act(context, 'restored')));
    })
    .route(`${ID}/words`, customerWordsRoutes(dependencies))
    .route(`${ID}/photos`, jobPhotoRoutes(dependencies));
}
