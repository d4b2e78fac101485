import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import type { OutsideAnswer, OutsideWriter, WritingTask } from '../pages/outside-writer.ts';
import { endAsking, type ModelBudget, reserveRequest, settleRequest } from './model-spending.ts';

/** Requests for one title. */
const REQUESTS_A_TITLE = 3;

/** Where the service says nothing, longer with every request. */
const FIRST_PAUSE_MS = 2000;

/** A service that asks for more is given up for the job: its titles do not wait for hours. */
const LONGEST_PAUSE_MS = 120_000;

/** Whose requests all failed, one after the other: the service is down. */
const TITLES_IN_VAIN = 4;

export interface ModelRequestsDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly writer: OutsideWriter;
  readonly budget: ModelBudget;
  /** @throws what `signal` was aborted with. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** Asks the outside model for a page, again where it is worth it and the budget allows. Null where none came. */
export type RequestPage = (first: WritingTask, position: number, signal: AbortSignal) => Promise<WrittenPage | null>;

/** The requests of one job: they share how long the service asks to wait, and how often it failed. */
export function createModelRequests(
  { db, clock, writer, budget, pause }: ModelRequestsDependencies,
  job: string,
  worker: string,
): RequestPage {
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
      await endAsking(db, job, answer.reason);
      return false;
    }
    pausedUntil = Math.max(pausedUntil, clock().getTime() + pauseMs);
    return true;
  }

  return async (first, position, signal) => {
    let task = first;
    for (let attempt = 0; attempt < REQUESTS_A_TITLE; attempt += 1) {
      const pauseMs = pausedUntil - clock().getTime();
      if (pauseMs > 0) await pause(pauseMs, signal);
      signal.throwIfAborted();
      const request = { job, worker, position, tokens: task.tokens, isFirst: attempt === 0 };
      if (!(await reserveRequest(db, request, budget))) return null;
      const answer = await writer.write(task, signal);
      const page = answer.kind === 'page' ? answer.page : null;
      await settleRequest(db, request, { spent: answer.tokens, page: page && JSON.stringify(page) });
      if (!(await heed(answer, attempt))) return page;
      if (answer.kind === 'refused') task = answer.again;
    }
    return null;
  };
}
