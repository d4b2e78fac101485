import type { PageEdit } from './api-client.ts';
import { storeText, readStored, useIsStored } from './stored-text.ts';

/** What was typed into a page and not saved, kept in this tab with the revision that it started from. */
const nameOf = (id: string) => `edicao-${id}`;

export function storePageDraft(id: string, draft: PageEdit | null): void {
  storeText(nameOf(id), draft === null ? '' : JSON.stringify(draft));
}

/** Whether what was typed would still be here after leaving. */
export function useIsPageDraftStored(id: string): boolean {
  return useIsStored(nameOf(id));
}

export function readPageDraft(id: string): PageEdit | null {
  return parsePageDraft(readStored(nameOf(id)));
}

/** Null for what an earlier version of the panel may have kept in another form. */
export function parsePageDraft(kept: string): PageEdit | null {
  if (kept === '') return null;
  try {
    const value: unknown = JSON.parse(kept);
    return isPageEdit(value) ? value : null;
  } catch {
    return null;
  }
}

function isPageEdit(value: unknown): value is PageEdit {
  if (typeof value !== 'object' || value === null) return false;
  const draft: Partial<Record<keyof PageEdit, unknown>> = value;
  return (
    typeof draft.revision === 'number' &&
    [draft.title, draft.slug, draft.description, draft.content].every((text) => typeof text === 'string') &&
    (draft.indexable === null || typeof draft.indexable === 'boolean')
  );
}
