import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import { finishJob, listWaiting, saveOutcomes, type TitleOutcome, type WaitingTitle } from '../bulk/job-lease.ts';
import { type LeasedRun, runLeased } from '../bulk/leased-run.ts';
import { whyUnanswered } from '../bulk/why-unanswered.ts';
import { lockForWrite } from '../database/content-changes.ts';
import { endWork, LeaseLost, renewLease } from '../database/lease.ts';
import type { Schema } from '../database/schema.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import { loadChoices } from '../pages/understanding-choices.ts';
import { postSlug } from '../text/slug.ts';
import { DraftedSlugs } from './drafted-slugs.ts';
import { draftRow } from './list-draft.ts';

/** Titles in one transaction: each is a narrow row. */
const BATCH = 100;
/** Between two batches, for visitors. */
const BREATH_MS = 15;
const REPEATED = 'Repete outro título da lista.';
const DRAFTED = 'Já está em um rascunho ou numa página agendada.';

export interface ListRun extends Omit<LeasedRun, 'table' | 'id'> {
  readonly clock: () => Date;
  readonly job: BulkJobSummary;
  /** Called with a list that was given up. */
  readonly onFailed: (job: BulkJobSummary) => void;
}

/** What is known of a list so far. */
interface Progress {
  /** Drafts that were kept: the place of the next one in the schedule. */
  kept: number;
  /** Their addresses. */
  readonly slugs: Set<string>;
  /** Addresses that other drafts will have. */
  readonly drafted: DraftedSlugs;
}

/** Makes drafts of a list's titles from where it was left until it is done, lost, given back or given up. */
export async function keepList(run: ListRun): Promise<void> {
  const { db, job, worker, clock, onFailed } = run;
  const progress: Progress = { kept: job.success, slugs: await keptSlugs(db, job), drafted: new DraftedSlugs(job.id) };
  await progress.drafted.readAll(db, clock());
  return runLeased(
    { ...run, table: 'kept_lists', id: job.id },
    job.processed,
    (from) => keepBatch(run, progress, from),
    async (state) => {
      if (state === 'failed') onFailed(job);
      await finishJob(db, job.id, worker, state, clock());
      await endWork(db, 'kept_lists', { id: job.id, worker, state }, clock());
    },
  );
}

/** The addresses of what a worker before this one kept of the list. */
async function keptSlugs(db: Kysely<Schema>, { id, processed }: BulkJobSummary): Promise<Set<string>> {
  const slugs = new Set<string>();
  for (let start = 0; start < processed; start += BATCH) {
    const titles = await db
      .selectFrom('bulk_job_titles')
      .select('title')
      .where('job_id', '=', id)
      .where('position', '>=', start)
      .where('position', '<', start + BATCH)
      .where('state', '=', 'created')
      .execute();
    for (const { title } of titles) {
      const parsed = parseTitle(title);
      if (parsed.ok) slugs.add(parsed.slug);
    }
    await yieldToEventLoop();
  }
  return slugs;
}

/** @returns the position behind the batch; null where no title waits. */
async function keepBatch(run: ListRun, progress: Progress, from: number): Promise<number | null> {
  const { db, job, worker, clock, pause } = run;
  const waiting = await listWaiting(db, job.id, from, BATCH + 1);
  if (waiting.length === 0) return null;
  const titles = waiting.slice(0, BATCH);
  const found = await outcomesOf(run, progress, titles);
  const created = await db.transaction().execute(async (transaction) => {
    // Two lists at the same moment take turns: neither sees half of the other.
    await lockForWrite(transaction);
    await progress.drafted.look(transaction, clock());
    const outcomes = found.map((outcome) => leftOutIfDrafted(outcome, progress.drafted));
    const kept = outcomes.filter(({ state }) => state === 'created');
    const rows = kept.map(({ title, position }, index) =>
      draftRow(job, { title, position, place: progress.kept + index }, clock()),
    );
    const isOurs =
      (await renewLease(transaction, 'kept_lists', job.id, worker, clock())) &&
      (await saveOutcomes(transaction, {
        id: job.id,
        worker,
        outcomes,
        byModel: 0,
        next: waiting[BATCH] ?? null,
        leaseUntil: null,
      }));
    if (!isOurs) throw new LeaseLost();
    if (rows.length > 0) await transaction.insertInto('page_drafts').values(rows).execute();
    return kept;
  });
  progress.kept += created.length;
  for (const { title } of created) progress.slugs.add(postSlug(title));
  await pause(BREATH_MS);
  return (titles.at(-1)?.position ?? from) + 1;
}

function leftOutIfDrafted(outcome: TitleOutcome, drafted: DraftedSlugs): TitleOutcome {
  if (outcome.state !== 'created' || !drafted.has(postSlug(outcome.title))) return outcome;
  return { ...outcome, state: 'failed', error: DRAFTED, permanent: 1 };
}

/** A draft for each title that a job would make a page of, each address once. */
async function outcomesOf({ db, job }: ListRun, progress: Progress, titles: readonly WaitingTitle[]) {
  const choices = await loadChoices(db);
  const parsed = titles.map((waiting) => ({ waiting, title: parseTitle(waiting.title) }));
  const taken = await takenSlugs(
    db,
    parsed.flatMap(({ title }) => (title.ok ? [title.slug] : [])),
  );
  const slugs = new Set<string>();
  const outcomes: TitleOutcome[] = [];
  for (const { waiting, title } of parsed) {
    const failed = (error: string): TitleOutcome => ({ ...waiting, state: 'failed', slug: null, error, permanent: 1 });
    if (!title.ok) outcomes.push(failed(title.message));
    else if (taken.has(title.slug))
      outcomes.push({ ...waiting, state: 'existing', slug: title.slug, error: null, permanent: 0 });
    else if (progress.slugs.has(title.slug) || slugs.has(title.slug)) outcomes.push(failed(REPEATED));
    else {
      const left =
        job.include_unanswered === 1
          ? null
          : whyUnanswered(understandOnce(title.title, choices.correctionFor(title.title)));
      if (left === null) slugs.add(title.slug);
      outcomes.push(
        left === null ? { ...waiting, state: 'created', slug: null, error: null, permanent: 0 } : failed(left),
      );
    }
    await yieldToEventLoop();
  }
  return outcomes;
}
