import type { ImportResult } from '../pages/page-contracts.ts';
import type { LocalPage } from './api-client.ts';

const STORAGE_KEY = 'generatedPages';
/** Well under the 1 MB and the 1000 pages that the API takes in a call. */
const BATCH_BYTES = 500_000;
const BATCH_PAGES = 500;

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A page that the server will never take as it is. */
export interface RefusedPage {
  readonly slug: string;
  readonly title: string;
  /** The server's own words. */
  readonly reason: string;
}

/** The pages an earlier version kept in this browser. Whatever is not such a list, or not such a page, is left out. */
export function readLocalPages(storage: Storage): LocalPage[] {
  return parseList(storage.getItem(STORAGE_KEY)).filter(isLocalPage);
}

/**
 * The one-off move to the server. What the server confirmed, inserted or already there, leaves the browser; what failed, and
 * what no server could read, stays and is logged by page.
 */
export async function moveLocalPages(
  storage: Storage,
  importPages: (pages: readonly LocalPage[]) => Promise<ImportResult>,
  log: (message: string, detail: unknown) => void,
): Promise<{ moved: number; failed: number; refused: readonly RefusedPage[] }> {
  let moved = 0;
  let failed = 0;
  const refused: RefusedPage[] = [];
  for (const batch of batches(readLocalPages(storage))) {
    try {
      const reply = await importPages(batch);
      for (const { slug, error } of reply.failed) {
        log(`Erro ao migrar a página ${slug}`, error);
        refused.push({ slug, title: batch.find((page) => page.slug === slug)?.title ?? slug, reason: error });
      }
      removePages(storage, new Set([...reply.inserted, ...reply.skipped]));
      moved += reply.inserted.length;
      failed += reply.failed.length;
    } catch (error) {
      for (const { slug } of batch) log(`Erro ao migrar a página ${slug}`, error);
      failed += batch.length;
    }
  }
  return { moved, failed, refused };
}

/** Takes refused pages out of the browser for good. */
export function discardLocalPages(storage: Storage, refused: readonly RefusedPage[]): void {
  removePages(storage, new Set(refused.map(({ slug }) => slug)));
}

/** A browser's storage holds more than the server takes in one call. */
function batches(pages: readonly LocalPage[]): LocalPage[][] {
  const list: LocalPage[][] = [];
  let room = 0;
  for (const { slug, title, content } of pages) {
    const page = { slug, title, content };
    const bytes = new TextEncoder().encode(JSON.stringify(page)).length;
    if (list.length === 0 || bytes > room || list.at(-1)?.length === BATCH_PAGES) {
      list.push([]);
      room = BATCH_BYTES;
    }
    list.at(-1)?.push(page);
    room -= bytes;
  }
  return list;
}

/** Reads the list again, so that what another tab put there meanwhile is not lost. */
function removePages(storage: Storage, slugs: ReadonlySet<string>): void {
  const kept = parseList(storage.getItem(STORAGE_KEY)).filter(
    (entry) => !(isLocalPage(entry) && slugs.has(entry.slug)),
  );
  if (kept.length === 0) storage.removeItem(STORAGE_KEY);
  else storage.setItem(STORAGE_KEY, JSON.stringify(kept));
}

function parseList(stored: string | null): unknown[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isLocalPage(entry: unknown): entry is LocalPage {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'slug' in entry &&
    typeof entry.slug === 'string' &&
    entry.slug !== '' &&
    'title' in entry &&
    typeof entry.title === 'string' &&
    'content' in entry &&
    typeof entry.content === 'string'
  );
}
