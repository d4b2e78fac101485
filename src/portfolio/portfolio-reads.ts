import type { Kysely, Selectable } from 'kysely';
import { isGateKind } from '../business/gate-kind-ids.ts';
import { findPlaceByKey } from '../business/places.ts';
import { isPortfolioService, portfolioTitleIn } from '../business/portfolio-services.ts';
import type { PortfolioJobsTable, PortfolioPhotosTable } from '../database/portfolio-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { CustomerWords, PortfolioFields, PortfolioJob, PortfolioList, PortfolioPhoto } from './contracts.ts';
import { customerWordsOf } from './customer-words-reads.ts';
import { missingIn } from './portfolio-fields.ts';

const UNREAD_SHOWN = 50;

type JobRow = Selectable<PortfolioJobsTable>;

/** 'Conserto de portão deslizante na Mooca' once it is known, else what there is. */
export function titleOf({ place_key, gate_kind, service }: PortfolioFields): string {
  const place = place_key === null ? null : findPlaceByKey(place_key);
  if (place && gate_kind !== null && isGateKind(gate_kind) && isPortfolioService(service))
    return portfolioTitleIn(service, gate_kind, place);
  return place ? `Serviço em ${place.name}` : 'Serviço sem lugar';
}

function photoOf({ id, role, hash, alt, width, height, colour }: Selectable<PortfolioPhotosTable>): PortfolioPhoto {
  return { id, role, hash, alt, width, height, colour };
}

/** The photos of jobs, in their order, those before the work first. */
export async function photosOf(
  db: Kysely<Schema>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PortfolioPhoto[]>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('portfolio_photos')
    .selectAll()
    .where('job_id', 'in', [...jobIds])
    .orderBy('position')
    .execute();
  const ordered = rows.toSorted((one, other) => Number(one.role === 'after') - Number(other.role === 'after'));
  return new Map(
    Map.groupBy(ordered, ({ job_id }) => job_id)
      .entries()
      .map(([id, own]) => [id, own.map(photoOf)]),
  );
}

interface Belonging {
  readonly photos: readonly PortfolioPhoto[];
  readonly words: CustomerWords | null;
}

function jobOf(row: JobRow, { photos, words }: Belonging, today: string): PortfolioJob {
  const { created_at: _at, created_by: _by, changed_by: _who, published_at: _on, deleted_at: _gone, ...shown } = row;
  const missing = missingIn({ ...row, photos }, today);
  return { ...shown, title: titleOf(row), photos, missing, customer_words: words };
}

/** One that is not deleted; null otherwise. */
export async function findJob(db: Kysely<Schema>, id: string, today: string): Promise<PortfolioJob | null> {
  const row = await db
    .selectFrom('portfolio_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const photos = (await photosOf(db, [id])).get(id) ?? [];
  return jobOf(row, { photos, words: (await customerWordsOf(db, [id])).get(id) ?? null }, today);
}

/** Newest first. */
export async function listJobs(
  db: Kysely<Schema>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  today: string,
): Promise<PortfolioList> {
  const rows = await db
    .selectFrom('portfolio_jobs')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('portfolio_jobs')
    .select((expression) => expression.fn.countAll().as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const ids = rows.map(({ id }) => id);
  const [photos, words] = [await photosOf(db, ids), await customerWordsOf(db, ids)];
  const items = rows.map((row) =>
    jobOf(row, { photos: photos.get(row.id) ?? [], words: words.get(row.id) ?? null }, today),
  );
  return { items, total: Number(total), unread: await listUnread(db) };
}

async function listUnread(db: Kysely<Schema>): Promise<PortfolioList['unread']> {
  const rows = await db
    .selectFrom('customer_words')
    .innerJoin('portfolio_jobs', 'portfolio_jobs.id', 'customer_words.job_id')
    .selectAll('portfolio_jobs')
    .where('customer_words.state', '=', 'received')
    .where('deleted_at', 'is', null)
    .orderBy('consent_at')
    .limit(UNREAD_SHOWN)
    .execute();
  return rows.map((row) => ({ id: row.id, title: titleOf(row) }));
}

/** Whether a job, a deleted one that may come back included, has the photo. */
export async function isPhotoUsed(db: Kysely<Schema>, hash: string): Promise<boolean> {
  const row = await db.selectFrom('portfolio_photos').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** Whether visitors may see the photo: a published job has it. */
export async function isPhotoPublished(db: Kysely<Schema>, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('portfolio_photos')
    .innerJoin('portfolio_jobs', 'portfolio_jobs.id', 'portfolio_photos.job_id')
    .select('portfolio_photos.id')
    .where('hash', '=', hash)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
