import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredPhoto } from '../photos/photo-store.ts';
import type { PhotoRole, PortfolioJob, PortfolioPhoto } from './contracts.ts';
import { forgetUnused, noteUnused } from './unused-photos.ts';
import { type Act, announce, beginWith } from './portfolio-writes.ts';

export const PHOTOS_MAX = 8;

/** What a write of a photo came to. */
export type PhotoOutcome = 'done' | 'no such job' | 'no such photo' | 'full' | 'last photo' | 'not described';

/** A photo that gets its place among the others with the write that names it. */
export interface MadePhoto extends StoredPhoto {
  readonly keep: () => Promise<void>;
}

export interface NewPhoto {
  /** Named by the browser, so that what is sent twice is stored once. */
  readonly id: string;
  readonly role: PhotoRole;
  readonly alt: string;
}

/** Ends a change of a job's photos: it counts as one of the job, and its pages show it. */
async function finish(transaction: Transaction<Schema>, job: PortfolioJob, act: Act): Promise<'done'> {
  await transaction
    .updateTable('portfolio_jobs')
    .set({ changed_at: act.now.toISOString(), changed_by: act.by })
    .where('id', '=', job.id)
    .execute();
  if (job.state === 'published') await announce(transaction, [job], act.now);
  await act.record(transaction, job.title);
  return 'done';
}

export function addPhoto(
  db: Kysely<Schema>,
  jobId: string,
  photo: NewPhoto,
  { keep, ...stored }: MadePhoto,
  act: Act,
): Promise<PhotoOutcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, jobId, act);
    if (!job) return 'no such job';
    if (job.photos.some(({ id }) => id === photo.id)) return 'done';
    if (job.photos.length >= PHOTOS_MAX) return 'full';
    if (job.state === 'published' && photo.alt.length < 3) return 'not described';
    await keep();
    const { hash, width, height, colour } = stored;
    const { last } = await transaction
      .selectFrom('portfolio_photos')
      .select(({ fn }) => fn.max('position').as('last'))
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('portfolio_photos')
      .values({
        ...photo,
        job_id: jobId,
        hash,
        width,
        height,
        colour,
        position: Number(last ?? -1) + 1,
        created_at: act.now.toISOString(),
      })
      .execute();
    await forgetUnused(transaction, hash);
    return finish(transaction, job, act);
  });
}

/** Runs a change of one photo of a job. */
function changing(
  db: Kysely<Schema>,
  jobId: string,
  photoId: string,
  act: Act,
  change: (transaction: Transaction<Schema>, job: PortfolioJob, photo: PortfolioPhoto) => Promise<PhotoOutcome>,
): Promise<PhotoOutcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, jobId, act);
    if (!job) return 'no such job';
    const photo = job.photos.find(({ id }) => id === photoId);
    if (!photo) return 'no such photo';
    const outcome = await change(transaction, job, photo);
    return outcome === 'done' ? finish(transaction, job, act) : outcome;
  });
}

export function describePhoto(
  db: Kysely<Schema>,
  jobId: string,
  photoId: string,
  told: { readonly alt: string; readonly role: PhotoRole },
  act: Act,
): Promise<PhotoOutcome> {
  return changing(db, jobId, photoId, act, async (transaction, job) => {
    if (job.state === 'published' && told.alt.length < 3) return 'not described';
    await transaction.updateTable('portfolio_photos').set(told).where('id', '=', photoId).execute();
    return 'done';
  });
}

/** Another photo stands in its place, with the same words. */
export function replacePhoto(
  db: Kysely<Schema>,
  jobId: string,
  photoId: string,
  { keep, ...stored }: MadePhoto,
  act: Act,
): Promise<PhotoOutcome> {
  const { hash, width, height, colour } = stored;
  return changing(db, jobId, photoId, act, async (transaction, _, before) => {
    await keep();
    await transaction
      .updateTable('portfolio_photos')
      .set({ hash, width, height, colour })
      .where('id', '=', photoId)
      .execute();
    await noteUnused(transaction, [before.hash], act.now);
    await forgetUnused(transaction, hash);
    return 'done';
  });
}

export function removePhoto(db: Kysely<Schema>, jobId: string, photoId: string, act: Act): Promise<PhotoOutcome> {
  return changing(db, jobId, photoId, act, async (transaction, job, { hash }) => {
    if (job.state === 'published' && job.photos.length === 1) return 'last photo';
    await transaction.deleteFrom('portfolio_photos').where('id', '=', photoId).execute();
    await noteUnused(transaction, [hash], act.now);
    return 'done';
  });
}
