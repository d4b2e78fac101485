import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { saoPauloDay } from '../business/sao-paulo-clock.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson, validQuery } from '../http/json-body.ts';
import { PHOTO_BYTES_MAX } from '../photos/photo-store.ts';
import { removeUnused } from './deleted-jobs.ts';
import { addPhoto, describePhoto, PHOTOS_MAX, type PhotoOutcome, removePhoto, replacePhoto } from './photo-writes.ts';
import { findJob } from './portfolio-reads.ts';
import { portfolioResponses } from './portfolio-responses.ts';
import type { PortfolioRoutesDependencies } from './portfolio-routes.ts';

const role = z.enum(['before', 'after']);
const alt = z.string().trim().max(160);
const sent = z.object({
  id: z.uuid(),
  role,
  alt: alt.default(''),
  /** Of the file, for a refusal that says which. */
  name: z.string().max(200).default('A foto'),
});
const part = z.number().min(0).max(1);
const covered = z.object({
  parts: z
    .array(z.object({ left: part, top: part, width: part, height: part }))
    .min(1)
    .max(20),
});

/** The photos of one job. A photo is the body itself: what it is, its content says. */
export function jobPhotoRoutes(dependencies: PortfolioRoutesDependencies) {
  const { database, clock, photos } = dependencies;
  const { db } = database;
  const respond = portfolioResponses(dependencies);
  const idOf = (context: { readonly req: { param(name: string): string | undefined } }) =>
    context.req.param('id') ?? '';
  const hashOf = async (jobId: string, photoId: string) =>
    (await findJob(db, jobId, saoPauloDay(clock())))?.photos.find(({ id }) => id === photoId)?.hash ?? null;

  return new Hono<AdministratorEnv>()
    .post('/', validQuery(sent), async (context) => {
      const jobId = idOf(context);
      const { name, ...photo } = context.req.valid('query');
      const job = await findJob(db, jobId, saoPauloDay(clock()));
      if (!job) return fail(context, 404);
      // Refused before it is decoded, where that is known already; sent again, it is there already.
      if (job.photos.some(({ id }) => id === photo.id)) return respond.job(context, jobId);
      if (job.photos.length >= PHOTOS_MAX) return respond.photoOutcome(context, jobId, 'full');
      if (Number(context.req.header('content-length') ?? 0) > PHOTO_BYTES_MAX)
        return respond.refusedPhoto(context, name, 'too large');
      const { body } = context.req.raw;
      let outcome: PhotoOutcome = 'no such job';
      const stored = body
        ? await photos.add(body, async (keep, made) => {
            outcome = await addPhoto(db, jobId, photo, { ...made, keep }, respond.act(context, 'created'));
          })
        : { refused: 'not a photo' as const };
      if ('refused' in stored) return respond.refusedPhoto(context, name, stored.refused);
      return respond.photoOutcome(context, jobId, outcome, 201);
    })
    .patch('/:photo', jsonOnly(), validJson(z.object({ role, alt })), async (context) => {
      const act = respond.act(context, 'changed');
      const told = context.req.valid('json');
      return respond.photoOutcome(
        context,
        idOf(context),
        await describePhoto(db, idOf(context), context.req.param('photo'), told, act),
      );
    })
    .post('/:photo/cover', jsonOnly(), validJson(covered), async (context) => {
      const [jobId, photoId] = [idOf(context), context.req.param('photo')];
      const hash = await hashOf(jobId, photoId);
      let outcome: PhotoOutcome = 'no such photo';
      const stored =
        hash === null
          ? null
          : await photos.cover(hash, context.req.valid('json').parts, async (keep, made) => {
              outcome = await replacePhoto(db, jobId, photoId, { ...made, keep }, respond.act(context, 'changed'));
            });
      if (hash === null || stored === null) return fail(context, 404);
      if ('refused' in stored) return respond.refusedPhoto(context, 'A foto', stored.refused);
      await removeUnused(db, photos, hash);
      return respond.photoOutcome(context, jobId, outcome);
    })
    .delete('/:photo', async (context) => {
      const [jobId, photoId] = [idOf(context), context.req.param('photo')];
      const hash = await hashOf(jobId, photoId);
      const outcome = await removePhoto(db, jobId, photoId, respond.act(context, 'deleted'));
      if (outcome === 'done' && hash !== null) await removeUnused(db, photos, hash);
      return respond.photoOutcome(context, jobId, outcome);
    });
}
