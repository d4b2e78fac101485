import type { PageRequest } from './public-page.ts';

/** `?pagina=` as a page that exists, or the one that the visitor is led to instead. */
export function numberAsked(
  { query }: PageRequest,
  lastPage: number,
): { readonly page: number } | { readonly nearest: number } {
  const asked = query('pagina');
  if (asked === undefined) return { page: 1 };
  const page = Number(asked);
  const nearest = Number.isFinite(page) ? Math.min(Math.max(Math.trunc(page), 1), lastPage) : 1;
  return String(nearest) === asked && nearest > 1 ? { page: nearest } : { nearest };
}

/** What a numbered page depends on: its number as it was asked for. One that names no page is only redirected, and never kept. */
export function numberedKey(path: string): (request: PageRequest) => string {
  return ({ query }) => {
    const asked = query('pagina');
    return asked === undefined ? path : `${path}?pagina=${asked}`;
  };
}
