import { parseResponse } from 'hono/client';
import type { PageBin } from '../pages/page-contracts.ts';
import type {
  ActionPreview,
  PageAction,
  PageActionDetails,
  PageActionSummary,
  Selection,
} from '../page-actions/action-contracts.ts';
import { client, MOUNT } from './call-client.ts';
import { sessionFetch } from './checked-fetch.ts';

// Calls of actions on many pages, and of the bin. Each throws an ApiFailure whose message may be shown.

/** In the shape of a body, whose arrays are its own. */
function bodyOf(selection: Selection) {
  return 'ids' in selection
    ? { ...selection, ids: [...selection.ids] }
    : { ...selection, except: [...selection.except] };
}

export function previewAction(action: PageAction, selection: Selection, signal: AbortSignal): Promise<ActionPreview> {
  const json = { action, selection: bodyOf(selection) };
  return parseResponse(client['page-actions'].preview.$post({ json }, { init: { signal } }));
}

export function beginAction(action: PageAction, selection: Selection): Promise<PageActionSummary> {
  return parseResponse(client['page-actions'].$post({ json: { action, selection: bodyOf(selection) } }));
}

/** Newest first. */
export function listActions(): Promise<{ readonly items: readonly PageActionSummary[] }> {
  return parseResponse(client['page-actions'].$get());
}

export function readAction(id: string): Promise<PageActionDetails> {
  return parseResponse(client['page-actions'][':id'].$get({ param: { id } }));
}

export function cancelAction(id: string): Promise<PageActionSummary> {
  return parseResponse(client['page-actions'][':id'].cancel.$post({ param: { id } }));
}

export function undoAction(id: string): Promise<PageActionSummary> {
  return parseResponse(client['page-actions'][':id'].undo.$post({ param: { id } }));
}

/** The chosen pages as a CSV file. */
export async function exportPages(selection: Selection): Promise<Blob> {
  const response = await sessionFetch(MOUNT + client['page-actions'].export.$path(), {
    method: 'POST',
    body: JSON.stringify({ selection }),
    headers: { 'content-type': 'application/json' },
  });
  return response.blob();
}

export function listBin(
  { q, cursor, limit }: { readonly q: string; readonly cursor: string | null; readonly limit: number },
  signal: AbortSignal,
): Promise<PageBin> {
  const query = { limit: String(limit), ...(q !== '' && { q }), ...(cursor !== null && { cursor }) };
  return parseResponse(client.pages.bin.$get({ query }, { init: { signal } }));
}
