import type { PageList, PageSummary } from '../pages/page-contracts.ts';

/** The loaded stretches of the list, as TanStack Query keeps an infinite query. */
export interface LoadedPages<Cursor> {
  readonly pages: PageList[];
  readonly pageParams: Cursor[];
}

/** The list without one page, so that a deletion is seen at once and nothing is fetched again. */
export function withoutPage<Cursor>(loaded: LoadedPages<Cursor>, id: string): LoadedPages<Cursor> {
  const isLoaded = loaded.pages.some(({ items }) => items.some((item) => item.id === id));
  if (!isLoaded) return loaded;
  return {
    ...loaded,
    pages: loaded.pages.map((stretch) => ({
      ...stretch,
      items: stretch.items.filter((item) => item.id !== id),
      total: Math.max(0, stretch.total - 1),
    })),
  };
}

/** The list with a restored page back in its place: newest first, and by id among those of one moment, as the server lists them. */
export function withPage<Cursor>(loaded: LoadedPages<Cursor>, page: PageSummary): LoadedPages<Cursor> {
  if (loaded.pages.some(({ items }) => items.some((item) => item.id === page.id))) return loaded;
  const home = loaded.pages.findIndex(
    ({ items, next_cursor }) => next_cursor === null || items.some((item) => isBefore(page, item)),
  );
  return {
    ...loaded,
    pages: loaded.pages.map((stretch, position) => {
      const total = stretch.total + 1;
      if (position !== home) return { ...stretch, total };
      const after = stretch.items.findIndex((item) => isBefore(page, item));
      const place = after === -1 ? stretch.items.length : after;
      return { ...stretch, total, items: [...stretch.items.slice(0, place), page, ...stretch.items.slice(place)] };
    }),
  };
}

function isBefore(page: PageSummary, other: PageSummary): boolean {
  return page.created_at > other.created_at || (page.created_at === other.created_at && page.id > other.id);
}
