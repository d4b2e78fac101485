import { hc, parseResponse } from 'hono/client';
import type { ApiType } from '../api.ts';
import type { BulkJob, BulkJobSummary, Draft, ImportResult, Overview, PageList, PageRecord, SessionInfo } from '../generated-pages/contracts.ts';
import { sessionFetch } from './checked-fetch.ts';

/** Every call of the screens. Each throws an ApiFailure whose message may be shown. */
const MOUNT = '/api';
const client = hc<ApiType>(MOUNT, { fetch: sessionFetch });

export interface LocalPage {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
}

export interface NewPage extends LocalPage {
  readonly description: string;
  readonly seed: number;
  readonly creativity: number;
}

export function readSignInOptions(): Promise<{ readonly google: boolean; readonly password_recovery: boolean }> {
  return parseResponse(client.public['sign-in-options'].$get());
}

export function readSession(): Promise<SessionInfo> {
  return parseResponse(client.session.$get());
}

export function readOverview(): Promise<Overview> {
  return parseResponse(client.overview.$get());
}

export function listPages({ cursor, limit, q }: { cursor: string | null; limit: number; q: string }, signal: AbortSignal): Promise<PageList> {
  const query = { limit: String(limit), ...(cursor !== null && { cursor }), ...(q !== '' && { q }) };
  return parseResponse(client.pages.$get({ query }, { init: { signal } }));
}

/** `version` 0 is the best variation, 1 the next best, and so on. */
export function generateDraft(wish: { title: string; creativity: number; version: number }): Promise<Draft> {
  return parseResponse(client.generate.$post({ json: wish }));
}

export function savePage(page: NewPage): Promise<PageRecord> {
  return parseResponse(client.pages.$post({ json: page }));
}

export async function deletePage(id: string): Promise<void> {
  await client.pages[':id'].$delete({ param: { id } });
}

export function restorePage(id: string): Promise<PageRecord> {
  return parseResponse(client.pages[':id'].restore.$post({ param: { id } }));
}

export function importPages(pages: readonly LocalPage[]): Promise<ImportResult> {
  return parseResponse(client.pages.import.$post({ json: [...pages] }));
}

export function listTitles(): Promise<{ readonly items: readonly string[] }> {
  return parseResponse(client.titles.$get());
}

export function createBulkJob(titles: readonly string[], creativity: number): Promise<BulkJobSummary> {
  return parseResponse(client['bulk-jobs'].$post({ json: { titles: [...titles], creativity } }));
}

export function listBulkJobs(): Promise<{ readonly items: readonly BulkJobSummary[] }> {
  return parseResponse(client['bulk-jobs'].$get());
}

/** The results come by thousands: those after the 0-based index `after`; -1 asks from the first. */
export function readBulkJob(id: string, after: number): Promise<BulkJob> {
  return parseResponse(client['bulk-jobs'][':id'].$get({ param: { id }, query: { after: String(after) } }));
}

export function cancelBulkJob(id: string): Promise<BulkJobSummary> {
  return parseResponse(client['bulk-jobs'][':id'].cancel.$post({ param: { id } }));
}

/** For an EventSource: `progress` with a BulkJob each, and `end` at last. */
export function bulkJobEventsAddress(id: string, after: number): string {
  return MOUNT + client['bulk-jobs'][':id'].events.$path({ param: { id }, query: { after: String(after) } });
}
