import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import type { ModelReply, OutsideWriter, WritingTask } from '../pages/outside-writer.ts';
import { stopRequests, type ModelBudget, reserveRequest, settleRequest } from './model-spending.ts';

/** Requests for one title. */
const REQUESTS_A_TITLE = 3;

/** Where the service says nothing, longer with every request. */
const FIRST_PAUSE_MS = 2000;

/** A service that asks for more is given up for the job: its titles do not wait for hours. */
const LONGEST_PAUSE_MS = 120_000;

/** Whose requests all failed, one after the other: the service is down. */
const FAILED_TITLES_MAX = 4;

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
  let failedTitles = 0;
  let pausedUntil = 0;

  /** Whether it is worth asking again. */
  async function handleReply(reply: ModelReply, attempt: number): Promise<boolean> {
    if (reply.kind === 'page' || reply.kind === 'refused') {
      failedTitles = 0;
      return reply.kind === 'refused';
    }
    const pauseMs = reply.kind === 'busy' ? (reply.pauseMs ?? FIRST_PAUSE_MS * 2 ** attempt) : 0;
    if (attempt + 1 >= REQUESTS_A_TITLE) failedTitles += 1;
    if (reply.kind === 'closed' || pauseMs > LONGEST_PAUSE_MS || failedTitles >= FAILED_TITLES_MAX) {
      await stopRequests(db, job, reply.reason);
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
      const reply = await writer.write(task, signal);
      const page = reply.kind === 'page' ? reply.page : null;
      await settleRequest(db, request, { spent: reply.tokens, page: page && JSON.stringify(page) });
      if (!(await handleReply(reply, attempt))) return page;
      if (reply.kind === 'refused') task = reply.again;
    }
    return null;
  };
}
