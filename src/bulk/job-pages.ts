import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import type { OutsideAnswer, OutsideWriter, WritingTask } from '../pages/outside-writer.ts';
import { takenSlugs } from '../pages/page-reads.ts';
import { parseTitle } from '../pages/title-rules.ts';
import type { UnderstandingChoices } from '../pages/understanding-choices.ts';
import type { BulkJobSummary } from './job-contracts.ts';
import { JobLost, LEASE_MS, renewLease, type WaitingTitle } from './job-lease.ts';
import { endAsking, listAsked, mayAsk, type ModelBudget, reserveRequest, settleRequest } from './model-spending.ts';

/** Pages of a job that the outside model writes, some titles at a time, within the job's budget. */
export interface JobPages {
  /** Asked for at once, and then created. */
  readonly atOnce: number;
  /** Begins with a job, whether anew or where another process left it. */
  begin(job: BulkJobSummary, worker: string): JobAsking;
}

export interface JobAsking {
  /** False as soon as the rest of the job is ours. */
  isOpen(): boolean;
  /**
   * By position, for titles that the model wrote a page of.
   *
   * @throws JobLost when the job is no longer this worker's, and what `stop` was aborted with.
   */
  askFor(
    titles: readonly WaitingTitle[],
    choices: UnderstandingChoices,
    stop: AbortSignal,
  ): Promise<ReadonlyMap<number, WrittenPage>>;
}

export interface JobPagesDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly writer: OutsideWriter;
  readonly budget: ModelBudget;
  readonly onError: (error: unknown) => void;
  /** @throws what `signal` was aborted with. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const AT_ONCE = 4;
/** Requests for one title. */
const REQUESTS_A_TITLE = 3;
/** Where the service says nothing, longer with every request. */
const FIRST_PAUSE_MS = 2000;
/** A service that asks for more is given up for the job: its titles do not wait for hours. */
const LONGEST_PAUSE_MS = 120_000;
/** Whose requests all failed, one after the other: the service is down. */
const TITLES_IN_VAIN = 4;
/** Shorter than the lease, and how soon a cancelled job stops asking. */
const HOLD_EVERY_MS = 1000;

export function createJobPages({
  db,
  clock,
  writer,
  budget,
  onError,
  pause = (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
}: JobPagesDependencies): JobPages {
  function begin(job: BulkJobSummary, worker: string): JobAsking {
    // Where it was left, pages may have come that were not created yet: the first titles are looked at in any case.
    let isOpen = true;
    let inVain = 0;
    let pausedUntil = 0;

    /** Whether it is worth asking again. */
    async function heed(answer: OutsideAnswer, attempt: number): Promise<boolean> {
      if (answer.kind === 'page' || answer.kind === 'refused') {
        inVain = 0;
        return answer.kind === 'refused';
      }
      const pauseMs = answer.kind === 'busy' ? (answer.pauseMs ?? FIRST_PAUSE_MS * 2 ** attempt) : 0;
      if (attempt + 1 >= REQUESTS_A_TITLE) inVain += 1;
      if (answer.kind === 'closed' || pauseMs > LONGEST_PAUSE_MS || inVain >= TITLES_IN_VAIN) {
        await endAsking(db, job.id, answer.reason);
        return false;
      }
      pausedUntil = Math.max(pausedUntil, clock().getTime() + pauseMs);
      return true;
    }

    async function pageFor(first: WritingTask, position: number, signal: AbortSignal): Promise<WrittenPage | null> {
      let task = first;
      for (let attempt = 0; attempt < REQUESTS_A_TITLE; attempt += 1) {
        const pauseMs = pausedUntil - clock().getTime();
        if (pauseMs > 0) await pause(pauseMs, signal);
        signal.throwIfAborted();
        const request = { job: job.id, worker, position, tokens: task.tokens, isFirst: attempt === 0 };
        if (!(await reserveRequest(db, request, budget))) return null;
        const answer = await writer.write(task, signal);
        const page = answer.kind === 'page' ? answer.page : null;
        await settleRequest(db, request, { spent: answer.tokens, page: page && JSON.stringify(page) });
        if (!(await heed(answer, attempt))) return page;
        if (answer.kind === 'refused') task = answer.again;
      }
      return null;
    }

    /** Asks while the job is held: a lease would end before the answers come, and a job that is cancelled stops asking. */
    async function held<Value>(stop: AbortSignal, ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
      const lost = new AbortController();
      const hold = setInterval(() => {
        renewLease(db, job.id, worker, new Date(clock().getTime() + LEASE_MS)).then(
          (isOurs) => isOurs || lost.abort(new JobLost()),
          onError,
        );
      }, HOLD_EVERY_MS);
      const either = AbortSignal.any([stop, lost.signal]);
      try {
        return await ask(either);
      } catch (error) {
        either.throwIfAborted();
        throw error;
      } finally {
        clearInterval(hold);
      }
    }

    return {
      isOpen: () => isOpen,
      async askFor(titles, choices, stop) {
        const wanted = await withoutPage(db, titles);
        const asked = await listAsked(
          db,
          job.id,
          wanted.map(({ position }) => position),
        );
        const pages = await held(stop, (signal) =>
          allOrFirstFailure(
            wanted.map(async ({ position, title }) => {
              const task = writer.taskFor({
                title,
                creativity: job.creativity,
                correction: choices.correctionFor(title),
              });
              const before = asked.get(position);
              if (task === null || before === undefined) return null;
              if (before.page !== null) return writer.recall(task, before.page);
              // What was asked and did not come may have been spent all the same: it is not asked twice.
              return before.attempts > 0 ? null : pageFor(task, position, signal);
            }),
          ),
        );
        isOpen = await mayAsk(db, job.id, budget);
        return new Map(pages.flatMap((page, at) => (page ? [[wanted[at]?.position ?? -1, page] as const] : [])));
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
