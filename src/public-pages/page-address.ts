import type { PageRequest, PublicPage } from './public-page.ts';

const SLUG = ':slug';

/** What stands for ':slug' in an address of the row, '' for a row without it; null where the address is none of the row. */
function slugAt({ path }: PublicPage, asked: string): string | null {
  if (!path.endsWith(SLUG)) return path === asked ? '' : null;
  const start = path.slice(0, -SLUG.length);
  const slug = asked.slice(start.length);
  return asked.startsWith(start) && slug !== '' && !slug.includes('/') ? slug : null;
}

interface Asked {
  readonly row: PublicPage;
  readonly request: PageRequest;
}

/** The row of an address, read as the router reads it, and what is asked of it; null where no row has it. */
export function findRow(rows: readonly PublicPage[], address: string): Asked | null {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost');
  for (const row of rows) {
    const slug = slugAt(row, path);
    if (slug !== null) return { row, request: { path, slug, query: (name) => searchParams.get(name) ?? undefined } };
  }
  return null;
}

/** Under what the response to a request is kept. */
export function keyOf({ path, key }: PublicPage, request: PageRequest): string {
  return key ? key(request) : path.replace(SLUG, () => request.slug);
}
