import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import type { UnderstandingChoices } from '../pages/understanding-choices.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import type { WaitingTitle } from './job-lease.ts';
import { createModelRequests, type ModelRequestsDependencies } from './model-requests.ts';
import { listRequested, mayRequest } from './model-spending.ts';

/** Pages of a job that the outside model writes, some titles at a time, within the job's budget. */
export interface JobPages {
  /** Asked for at once, and then created. */
  readonly atOnce: number;
  /** Begins with a job, whether from its start or where another process left it. */
  begin(job: BulkJobSummary, worker: string): JobRequests;
}

export interface JobRequests {
  /** False as soon as the rest of the job is ours. */
  isOpen(): boolean;
  /**
   * By position, for titles that the model wrote a page of.
   *
   * @throws what `stop` was aborted with.
   */
  askFor(
    titles: readonly WaitingTitle[],
    choices: UnderstandingChoices,
    stop: AbortSignal,
  ): Promise<ReadonlyMap<number, WrittenPage>>;
}

export interface JobPagesDependencies extends Omit<ModelRequestsDependencies, 'pause'> {
  readonly onError: (error: unknown) => void;
  /** Others in tests. @throws what `signal` was aborted with. */
  readonly pause?: ModelRequestsDependencies['pause'];
}

const AT_ONCE = 4;

const waitUnlessAborted: ModelRequestsDependencies['pause'] = (milliseconds, signal) =>
  wait(milliseconds, undefined, { signal });

export function createJobPages(dependencies: JobPagesDependencies): JobPages {
  const { db, writer, budget, pause = waitUnlessAborted } = dependencies;

  function begin({ id, creativity }: BulkJobSummary, worker: string): JobRequests {
    // Where it was left, pages may have come that were not created yet: the first titles are looked at in any case.
    let isOpen = true;
    const requestPage = createModelRequests({ ...dependencies, pause }, id, worker);

    /** @param before what was asked for the titles before. */
    async function pageFor(
      { position, title }: WaitingTitle,
      before: Awaited<ReturnType<typeof listRequested>>,
      choices: UnderstandingChoices,
      signal: AbortSignal,
    ): Promise<WrittenPage | null> {
      const task = writer.taskFor({ title, creativity, correction: choices.correctionFor(title) });
      const asked = before.get(position);
      if (task === null || asked === undefined) return null;
      if (asked.page !== null) return writer.recall(task, asked.page);
      // What was asked and did not come may have been spent all the same: it is not asked twice.
      return asked.attempts > 0 ? null : requestPage(task, position, signal);
    }

    return {
      isOpen: () => isOpen,
      async askFor(titles, choices, stop) {
        const wanted = await withoutPage(db, titles);
        const positions = wanted.map(({ position }) => position);
        const before = await listRequested(db, id, positions);
        const pages = await allOrFirstFailure(wanted.map((title) => pageFor(title, before, choices, stop)));
        isOpen = await mayRequest(db, id, budget);
        return new Map(pages.flatMap((page, at) => (page ? [[positions[at] ?? -1, page] as const] : [])));
      },
    };
  }

  return { atOnce: AT_ONCE, begin };
}

/** Titles that a page may be made of: usable, each address once, none that has a page already. */
async function withoutPage(db: Kysely<Schema>, titles: readonly WaitingTitle[]): Promise<readonly WaitingTitle[]> {
  const bySlug = new Map<string, WaitingTitle>();
  for (const waiting of titles) {
    const parsed = parseTitle(waiting.title);
    if (parsed.ok && !bySlug.has(parsed.slug))
      bySlug.set(parsed.slug, { position: waiting.position, title: parsed.title });
  }
  const taken = await takenSlugs(db, [...bySlug.keys()]);
  return [...bySlug].flatMap(([slug, wanted]) => (taken.has(slug) ? [] : [wanted]));
}

/** Waits for all of them even where one fails, so that none is left writing behind. */
async function allOrFirstFailure<Value>(tasks: readonly Promise<Value>[]): Promise<Value[]> {
  const settled = await Promise.allSettled(tasks);
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
