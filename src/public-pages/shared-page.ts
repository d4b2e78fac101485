import { siteOf } from '../site/document.tsx';
import type { SiteContext } from '../site/site-context.ts';
import { picturePathOf, readText, type SitePage } from '../site/site-page.ts';

/** What a page gives to be shared. */
export interface SharedPage {
  readonly title: string;
  /** The page whose picture it shows; null where it shows none. */
  readonly picturePath: string | null;
}

export function sharedPageOf(page: SitePage, context: SiteContext): SharedPage {
  return { title: readText(page.head.title, siteOf(page, context)), picturePath: picturePathOf(page.head) };
}
