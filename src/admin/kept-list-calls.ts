import { parseResponse } from 'hono/client';
import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import type { TakenBack } from '../drafts/draft-contracts.ts';
import { client } from './call-client.ts';

// The calls about a list of titles that is kept as drafts. Each throws an ApiFailure whose message may be shown.

export interface KeptListParameters {
  readonly id: string;
  readonly titles: readonly string[];
  readonly creativity: number;
  readonly include_unanswered: boolean;
  readonly schedule: { readonly per_day: number; readonly from: string } | null;
}

/** A job that makes drafts, or scheduled pages, of the titles. */
export function keepList({ titles, ...parameters }: KeptListParameters): Promise<BulkJobSummary> {
  return parseResponse(client.drafts.batches.$post({ json: { ...parameters, titles: [...titles] } }));
}

/** Deletes what a list was kept as; its published pages stay. */
export function undoKeptList(id: string): Promise<TakenBack> {
  return parseResponse(client.drafts.batches[':id'].undo.$post({ param: { id } }));
}

export function restoreKeptList(id: string): Promise<TakenBack> {
  return parseResponse(client.drafts.batches[':id'].restore.$post({ param: { id } }));
}
