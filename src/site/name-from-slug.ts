import { capitalise } from '../text/portuguese.ts';

/** 'vila-nova' → 'Vila Nova': for an address that names nothing we know, so its accents cannot be given back. */
export function nameFromSlug(slug: string): string {
  return slug.split('-').map(capitalise).join(' ');
}
