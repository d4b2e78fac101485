import type { KnownEdit } from './edit-keeper.ts';
import { readStored, storeText } from './stored-text.ts';

/** Beside the tab's own storage, which may be full. */
const inMemory = new Map<string, KnownEdit>();
const nameOf = (pageId: string) => `edicao-guardada-${pageId}`;

/** Which kept text this tab writes on, also after a reload. */
export function recallEdit(pageId: string): KnownEdit | null {
  return inMemory.get(pageId) ?? parseKnown(readStored(nameOf(pageId)));
}

export function rememberEdit(pageId: string, known: KnownEdit | null): void {
  if (known === null) inMemory.delete(pageId);
  else inMemory.set(pageId, known);
  storeText(nameOf(pageId), known === null ? '' : `${known.version} ${known.id}`);
}

function parseKnown(stored: string): KnownEdit | null {
  const [version, id] = stored.split(' ');
  return id && Number.isSafeInteger(Number(version)) ? { id, version: Number(version) } : null;
}
