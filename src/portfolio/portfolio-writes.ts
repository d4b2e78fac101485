import type { Kysely, Transaction } from 'kysely';
import type { WriteAuditEvent } from '../audit/audit-event.ts';
import { saoPauloDay } from '../business/sao-paulo-clock.ts';
import { appendContentChange, lockForWrite } from '../database/content-changes.ts';
import { markOwnWords } from '../database/own-words-mark.ts';
import type { Schema } from '../database/schema.ts';
import { canonicalSlug } from '../text/slug.ts';
import type { PortfolioFields, PortfolioJob } from './contracts.ts';
import { missingIn } from './portfolio-fields.ts';
import { findJob, titleOf } from './portfolio-reads.ts';
import { tagsOfJob } from './portfolio-tags.ts';

/** Who acts, when, and how it is recorded. */
export interface Act {
  readonly by: string;
  readonly now: Date;
  readonly record: WriteAuditEvent;
}

/** What a write came to; nothing was written where it is not 'done'. */
export type Outcome = 'done' | 'no such job' | 'changed meanwhile' | { readonly missing: readonly string[] };

const NAMES = [
  'place_key',
  'gate_kind',
  'service',
  'motor',
  'found',
  'done',
  'month',
  'minutes',
  'price',
  'quote',
  'quote_by',
  'consent_on',
  'consent_how',
] as const satisfies readonly (keyof PortfolioFields)[];

/** Tells every process of what visitors see otherwise from now on, and has the pages of its place judged anew. */
export async function announce(
  transaction: Transaction<Schema>,
  jobs: readonly (PortfolioFields & { readonly slug: string | null })[],
  now: Date,
): Promise<void> {
  await appendContentChange(transaction, [...new Set(jobs.flatMap(tagsOfJob))], now);
  await markOwnWords(transaction);
}

/** Writers of jobs take turns: what is read here stands until the commit. */
export async function beginWith(
  transaction: Transaction<Schema>,
  id: string,
  { now }: Pick<Act, 'now'>,
): Promise<PortfolioJob | null> {
  await lockForWrite(transaction);
  return findJob(transaction, id, saoPauloDay(now));
}

async function insertDraft(
  transaction: Transaction<Schema>,
  id: string,
  fields: PortfolioFields,
  act: Act,
): Promise<Outcome> {
  // A deleted one keeps its row: what a phone sends late does not bring it back.
  const taken = await transaction.selectFrom('portfolio_jobs').select('id').where('id', '=', id).executeTakeFirst();
  if (taken) return 'no such job';
  const at = act.now.toISOString();
  await transaction
    .insertInto('portfolio_jobs')
    .values({
      ...fields,
      id,
      slug: null,
      state: 'draft',
      revision: 1,
      created_at: at,
      created_by: act.by,
      changed_at: at,
      changed_by: act.by,
      published_at: null,
      deleted_at: null,
    })
    .execute();
  await act.record(transaction, titleOf(fields));
  return 'done';
}

/** Whether it is there already: its event is 'created' or 'changed'. */
export async function jobExists(db: Kysely<Schema>, id: string): Promise<boolean> {
  return (await db.selectFrom('portfolio_jobs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Stores what was typed, once however often it is sent. What visitors see must stay whole. @param from the revision that it was typed onto, 0 for a new one. */
export function saveJob(
  db: Kysely<Schema>,
  id: string,
  from: number,
  fields: PortfolioFields,
  act: Act,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, id, act);
    if (!job) return from === 0 ? insertDraft(transaction, id, fields, act) : 'no such job';
    if (NAMES.every((name) => job[name] === fields[name])) return 'done';
    if (job.revision !== from) return 'changed meanwhile';
    if (job.state === 'published') {
      const missing = missingIn({ ...fields, photos: job.photos }, saoPauloDay(act.now));
      if (missing.length > 0) return { missing };
    }
    await transaction
      .updateTable('portfolio_jobs')
      .set({ ...fields, revision: job.revision + 1, changed_at: act.now.toISOString(), changed_by: act.by })
      .where('id', '=', id)
      .execute();
    if (job.state === 'published') await announce(transaction, [job, { ...fields, slug: job.slug }], act.now);
    await act.record(transaction, titleOf(fields));
    return 'done';
  });
}

/** 'conserto-de-portao-deslizante-na-mooca', and a number where another job has that. */
async function freeSlug(transaction: Transaction<Schema>, job: PortfolioJob): Promise<string> {
  const wanted = canonicalSlug(job.title);
  const rows = await transaction
    .selectFrom('portfolio_jobs')
    .select('slug')
    .where('slug', 'like', `${wanted}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

export function publishJob(db: Kysely<Schema>, id: string, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, id, act);
    if (!job) return 'no such job';
    if (job.state === 'published') return 'done';
    if (job.missing.length > 0) return { missing: job.missing };
    const slug = job.slug ?? (await freeSlug(transaction, job));
    const at = act.now.toISOString();
    await transaction
      .updateTable('portfolio_jobs')
      .set({
        state: 'published',
        slug,
        published_at: at,
        revision: job.revision + 1,
        changed_at: at,
        changed_by: act.by,
      })
      .where('id', '=', id)
      .execute();
    await announce(transaction, [{ ...job, slug }], act.now);
    await act.record(transaction, job.title);
    return 'done';
  });
}

export function unpublishJob(db: Kysely<Schema>, id: string, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, id, act);
    if (!job) return 'no such job';
    if (job.state === 'draft') return 'done';
    const at = act.now.toISOString();
    await transaction
      .updateTable('portfolio_jobs')
      .set({ state: 'draft', revision: job.revision + 1, changed_at: at, changed_by: act.by })
      .where('id', '=', id)
      .execute();
    await announce(transaction, [job], act.now);
    await act.record(transaction, `${job.title}: fora do site`);
    return 'done';
  });
}

export function deleteJob(db: Kysely<Schema>, id: string, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const job = await beginWith(transaction, id, act);
    if (!job) return 'no such job';
    const deleted_at = act.now.toISOString();
    await transaction
      .updateTable('portfolio_jobs')
      .set({ deleted_at, changed_by: act.by })
      .where('id', '=', id)
      .execute();
    if (job.state === 'published') await announce(transaction, [job], act.now);
    await act.record(transaction, job.title);
    return 'done';
  });
}

/** Takes a deletion back while its photos are still there. */
export function restoreJob(db: Kysely<Schema>, id: string, act: Act): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('portfolio_jobs')
      .set({ deleted_at: null, changed_by: act.by })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      // What was emptied for good is not asked back.
      .where('created_by', '!=', '')
      .executeTakeFirst();
    const job = await findJob(transaction, id, saoPauloDay(act.now));
    if (!job) return 'no such job';
    if (Number(numUpdatedRows) === 0) return 'done';
    if (job.state === 'published') await announce(transaction, [job], act.now);
    await act.record(transaction, job.title);
    return 'done';
  });
}
