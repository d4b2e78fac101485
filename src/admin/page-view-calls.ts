import { parseResponse } from 'hono/client';
import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import type { SavedView } from '../pages/page-contracts.ts';
import type { PageListFilter } from '../pages/page-list-filter.ts';
import { client } from './call-client.ts';

// The calls of what stands around the list of pages. Each throws an ApiFailure whose message may be shown.

export function listSavedViews(): Promise<{ readonly items: readonly SavedView[] }> {
  return parseResponse(client['page-views'].$get());
}

export function saveView(view: { readonly name: string; readonly filter: PageListFilter }): Promise<SavedView> {
  return parseResponse(client['page-views'].$post({ json: view }));
}

export async function deleteView(id: string): Promise<void> {
  await client['page-views'][':id'].$delete({ param: { id } });
}

/** Of all screens, newest first. */
export function listAllJobs(): Promise<{ readonly items: readonly BulkJobSummary[] }> {
  return parseResponse(client['bulk-jobs'].$get({ query: {} }));
}

/** Those that wait or are worked on. */
export function listOpenJobs(): Promise<{ readonly items: readonly BulkJobSummary[] }> {
  return parseResponse(client['bulk-jobs'].$get({ query: { open: 'true' } }));
}
