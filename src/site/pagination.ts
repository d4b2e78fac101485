interface Paginated<Item> {
  readonly items: readonly Item[];
  readonly totalPages: number;
  readonly currentPage: number;
  readonly totalItems: number;
}

const WINDOW = 5;

/** The page nearest to the one asked for; nothing to show is one empty page. */
export function nearestPage(wanted: number, lastPage: number): number {
  return Math.min(Math.max(Math.trunc(wanted) || 1, 1), Math.max(lastPage, 1));
}

/** Pages count from 1; a page out of range gives the nearest. */
export function paginate<Item>(items: readonly Item[], page: number, perPage: number): Paginated<Item> {
  const totalPages = Math.max(Math.ceil(items.length / perPage), 1);
  const currentPage = nearestPage(page, totalPages);
  const start = (currentPage - 1) * perPage;
  return { items: items.slice(start, start + perPage), totalPages, currentPage, totalItems: items.length };
}

/** At most five page numbers around the current one (specification, section 5). */
export function pageWindow(current: number, last: number): readonly number[] {
  const start = last <= WINDOW || current <= 3 ? 1 : current >= last - 2 ? last - WINDOW + 1 : current - 2;
  return Array.from({ length: Math.min(WINDOW, last) }, (_, index) => start + index);
}
