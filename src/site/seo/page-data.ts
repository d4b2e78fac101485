import type { Graph, Thing } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import type { Site } from '../site-context.ts';
import { companyData } from './company-data.ts';
import { contentDate } from './content-dates.ts';
import { productsData, serviceData, videoData } from './offer-data.ts';
import { articleData, breadcrumbData } from './reading-data.ts';

type Node = Exclude<Thing, string>;

interface DescribedPage {
  readonly title: string;
  readonly description: string;
  /** Null where no address is canonical; such a page says nothing of itself. */
  readonly canonicalPath: string | null;
  readonly bodyHtml: string;
}

const ARTICLES: readonly string[] = [addresses.guide, addresses.jetflexArticle];
/** Pages that offer one service: generated pages and posts. */
const SERVICES: readonly string[] = [addresses.usefulLink(''), addresses.post('')];

/** What a page is besides a page, by its address. A node that lacks what search engines require is left out whole. */
function nodesOf(site: Site, path: string, { title, description }: DescribedPage): readonly (Node | null)[] {
  if (path === addresses.home) return [companyData(site), ...productsData(site), videoData(site)];
  if (ARTICLES.includes(path)) return [articleData(site, { title, description, path, updated: contentDate(path, site.texts) })];
  if (SERVICES.some((start) => path.startsWith(start))) return [serviceData(site, { name: title, description, path })];
  return [];
}

/** Everything that the page's structured data say, as one document; null when that is nothing. */
export function pageData(site: Site, page: DescribedPage): Graph | null {
  if (page.canonicalPath === null) return null;
  const nodes = [...nodesOf(site, page.canonicalPath, page), breadcrumbData(site, page.bodyHtml)].filter((node) => node !== null);
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
