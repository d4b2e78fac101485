import type { SitePage } from '../site/site-page.ts';
import type { Moment } from './public-page.ts';
import { writtenPages } from './written-pages.ts';

/** The written page at an address, for tests. */
export function writtenPageAt(path: string, moment: Moment): SitePage {
  const found = writtenPages.find((written) => written.path === path);
  if (!found) throw new Error(`No page was written for ${path}`);
  return found.page(moment);
}
