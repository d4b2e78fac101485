import { parseResponse } from 'hono/client';
import type { KeptEdit, UnpublishedEdit } from '../pages/page-contracts.ts';
import type { PageEdit } from './api-client.ts';
import { client } from './call-client.ts';

// The calls about what is typed into a page and not saved. Each throws an ApiFailure whose message may be shown.

/** Which kept text is meant, and what this browser knows of it. */
export interface EditAsKnown {
  readonly id: string;
  /** The last that was read or written; 0 for a new one. */
  readonly version: number;
  /** The opened browser tab. */
  readonly writer: string;
}

/** The newest first. */
export function listEdits(pageId: string): Promise<{ readonly items: readonly UnpublishedEdit[] }> {
  return parseResponse(client.pages[':id'].edits.$get({ param: { id: pageId } }));
}

/** @returns where it is kept: under another id, where somebody went on with the text elsewhere. */
export function keepEdit(pageId: string, { id, ...known }: EditAsKnown, typed: PageEdit): Promise<KeptEdit> {
  const otherwise = crypto.randomUUID();
  return parseResponse(
    client.pages[':id'].edits[':edit'].$put({
      param: { id: pageId, edit: id },
      json: { ...known, ...typed, otherwise },
    }),
  );
}

export async function discardEdit(pageId: string, { id, version, writer }: EditAsKnown): Promise<void> {
  await client.pages[':id'].edits[':edit'].$delete({
    param: { id: pageId, edit: id },
    query: { version: String(version), writer },
  });
}

/** @returns those of the paths at which this site has nothing. */
export async function findDeadLinks(paths: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const { missing } = await parseResponse(
    client['own-links'].$post({ json: { paths: [...paths] } }, { init: { signal } }),
  );
  return missing;
}
