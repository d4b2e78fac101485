import type { Article, BreadcrumbList, ListItem } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import { plainText } from '../../text/plain-text.ts';
import type { Site } from '../site-context.ts';
import { publisher } from './company-data.ts';

interface ReadPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** 'YYYY-MM-DD' */
  readonly updated: string | null;
}

export function articleData(site: Site, { title, description, path, updated }: ReadPage): Exclude<Article, string> {
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: site.siteUrl + addresses.shareImage(path),
    mainEntityOfPage: site.siteUrl + path,
    ...(updated === null ? {} : { dateModified: updated }),
    author: publisher(site),
    publisher: publisher(site),
  };
}

const BREADCRUMB = /<nav class="breadcrumb"[^>]*>(.*?)<\/nav>/s;
const STEP = /<a href="([^"]*)"[^>]*>(.*?)<\/a>|<span aria-current="page"[^>]*>(.*?)<\/span>/gs;

/**
 * The way to the page, read from the one that the visitor sees, so that the two cannot differ. Null where there is none, or
 * where it is shorter than the two steps that search engines ask for.
 *
 * @param bodyHtml as `Breadcrumb` rendered it
 */
export function breadcrumbData(site: Site, bodyHtml: string): Exclude<BreadcrumbList, string> | null {
  const shown = BREADCRUMB.exec(bodyHtml)?.[1];
  if (shown === undefined) return null;
  const steps = Array.from(shown.matchAll(STEP), ([, path, label, current], index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name: plainText(label ?? current ?? ''),
    ...(path === undefined ? {} : { item: site.siteUrl + path }),
  }));
  return steps.length < 2 ? null : { '@type': 'BreadcrumbList', itemListElement: steps };
}
