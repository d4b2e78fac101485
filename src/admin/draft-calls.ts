import { parseResponse } from 'hono/client';
import type { DraftList, DraftSummary, OpenedDraft, SamplePage } from '../drafts/draft-contracts.ts';
import type { PageDetails } from '../pages/page-contracts.ts';
import type { NewPage } from './api-client.ts';
import { client } from './call-client.ts';

// The calls about pages before they are published. Each throws an ApiFailure whose message may be shown.

export type DraftState = 'draft' | 'scheduled';

export function listDrafts(state: DraftState, skip: number): Promise<DraftList> {
  return parseResponse(client.drafts.$get({ query: { state, skip: String(skip) } }));
}

export function readDraft(id: string): Promise<OpenedDraft> {
  return parseResponse(client.drafts[':id'].$get({ param: { id } }));
}

/** @param publishAt ISO-8601 UTC; null keeps it as a draft. */
export function createDraft(page: NewPage, publishAt: string | null): Promise<DraftSummary> {
  return parseResponse(client.drafts.$post({ json: { ...page, publish_at: publishAt } }));
}

export function changeDraft(id: string, page: NewPage, publishAt: string | null): Promise<DraftSummary> {
  return parseResponse(client.drafts[':id'].$put({ param: { id }, json: { ...page, publish_at: publishAt } }));
}

export function scheduleDraft(id: string, publishAt: string | null): Promise<DraftSummary> {
  return parseResponse(client.drafts[':id'].schedule.$put({ param: { id }, json: { publish_at: publishAt } }));
}

/** @param page what the screen shows; without it, what is stored. */
export function publishDraft(id: string, page?: NewPage): Promise<PageDetails> {
  return parseResponse(client.drafts[':id'].publish.$post({ param: { id }, json: page ? { page } : {} }));
}

export async function deleteDraft(id: string): Promise<void> {
  await client.drafts[':id'].$delete({ param: { id } });
}

export function restoreDraft(id: string): Promise<DraftSummary> {
  return parseResponse(client.drafts[':id'].restore.$post({ param: { id } }));
}

export function readSamples(
  titles: readonly string[],
  creativity: number,
): Promise<{ readonly items: readonly SamplePage[] }> {
  return parseResponse(client.drafts.samples.$post({ json: { titles: [...titles], creativity } }));
}
