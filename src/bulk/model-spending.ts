import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { LeaseLost } from '../database/lease.ts';

/** What a job spends on the outside model, written down before it is spent: whoever takes the job over goes on from there. */

/** What one job may spend; 0 of either leaves all of its pages to the generator. */
export interface ModelBudget {
  readonly pages: number;
  readonly tokens: number;
}

export function mayBeSpent({ pages, tokens }: ModelBudget): boolean {
  return pages > 0 && tokens > 0;
}

interface AskedTitle {
  readonly position: number;
  readonly attempts: number;
  /** JSON; null while none has come. */
  readonly page: string | null;
}

interface Request {
  readonly job: string;
  readonly worker: string;
  readonly position: number;
  /** The most that it may spend. */
  readonly tokens: number;
  readonly isFirst: boolean;
}

const TOKENS_USED_UP = 'o limite de tokens desta criação acabou';

export async function listRequested(
  db: Kysely<Schema>,
  job: string,
  positions: readonly number[],
): Promise<ReadonlyMap<number, AskedTitle>> {
  const rows = await db
    .selectFrom('bulk_job_titles')
    .select(['position', 'model_attempts as attempts', 'model_page as page'])
    .where('job_id', '=', job)
    .where('position', 'in', positions)
    .execute();
  return new Map(rows.map((row) => [row.position, row]));
}

/**
 * Sets a request's tokens aside and counts it, before it is sent.
 *
 * @returns whether the budget holds it.
 * @throws LeaseLost when the job is no longer this worker's.
 */
export function reserveRequest(
  db: Kysely<Schema>,
  { job, worker, position, tokens, isFirst }: Request,
  budget: ModelBudget,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ours = transaction
      .updateTable('bulk_jobs')
      .set((expression) => ({
        model_tokens: expression('model_tokens', '+', tokens),
        model_titles: expression('model_titles', '+', isFirst ? 1 : 0),
      }))
      .where('id', '=', job)
      .where('worker', '=', worker)
      .where('state', '=', 'running')
      .where('model_tokens', '<=', budget.tokens - tokens);
    const { numUpdatedRows } = await (
      isFirst ? ours.where('model_ended', 'is', null).where('model_titles', '<', budget.pages) : ours
    ).executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await transaction
        .updateTable('bulk_job_titles')
        .set((expression) => ({ model_attempts: expression('model_attempts', '+', 1) }))
        .where('job_id', '=', job)
        .where('position', '=', position)
        .execute();
      return true;
    }
    const found = await transaction
      .selectFrom('bulk_jobs')
      .select(['model_titles', 'model_ended'])
      .where('id', '=', job)
      .where('worker', '=', worker)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (!found) throw new LeaseLost();
    if (found.model_ended === null && found.model_titles < budget.pages)
      await transaction.updateTable('bulk_jobs').set({ model_ended: TOKENS_USED_UP }).where('id', '=', job).execute();
    return false;
  });
}

/** Stores what a request really cost and the page that it brought. Where nobody knows the cost, the reserved amount stays. */
export function settleRequest(
  db: Kysely<Schema>,
  { job, position, tokens }: Request,
  { spent, page }: { readonly spent: number | null; readonly page: string | null },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (spent !== null)
      await transaction
        .updateTable('bulk_jobs')
        .set((expression) => ({ model_tokens: expression('model_tokens', '+', spent - tokens) }))
        .where('id', '=', job)
        .execute();
    if (page !== null)
      await transaction
        .updateTable('bulk_job_titles')
        .set({ model_page: page })
        .where('job_id', '=', job)
        .where('position', '=', position)
        .where('state', '=', 'waiting')
        .execute();
  });
}

/** The first reason stays. */
export async function stopRequests(db: Kysely<Schema>, job: string, reason: string): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    .set({ model_ended: reason })
    .where('id', '=', job)
    .where('model_ended', 'is', null)
    .execute();
}

/** Whether the model may be asked for another title of the job. */
export async function mayRequest(db: Kysely<Schema>, job: string, budget: ModelBudget): Promise<boolean> {
  const found = await db
    .selectFrom('bulk_jobs')
    .select('id')
    .where('id', '=', job)
    .where('model_ended', 'is', null)
    .where('model_titles', '<', budget.pages)
    .where('model_tokens', '<', budget.tokens)
    .executeTakeFirst();
  return found !== undefined;
}
