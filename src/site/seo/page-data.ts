import type { Graph, Thing } from 'schema-dts';
import type { Site } from '../site-context.ts';
import { type PageImage, readText, type SitePage, type StructuredData } from '../site-page.ts';
import { companyData } from './company-data.ts';
import { serviceData } from './service-data.ts';
import { videoData } from './video-data.ts';
import { productsData } from './product-data.ts';
import { articleData } from './article-data.ts';
import { breadcrumbData } from './breadcrumb-data.ts';

type Node = Exclude<Thing, string>;

interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly updated: string | null;
  readonly images: readonly PageImage[];
}

/** A node that lacks what search engines require is left out whole. */
const NODES: Readonly<Record<StructuredData, (site: Site, page: DescribedPage) => readonly (Node | null)[]>> = {
  company: (site) => [companyData(site), ...productsData(site), videoData(site)],
  article: (site, page) => [articleData(site, page)],
  service: (site, { title, description, path }) => [serviceData(site, { name: title, description, path })],
};

/** Everything that the page's structured data say, as one document; null when that is nothing. A page that is canonical nowhere says nothing of itself. */
export function pageData(
  site: Site,
  { head, structuredData, updated, images }: Pick<SitePage, 'head' | 'structuredData' | 'updated' | 'images'>,
): Graph | null {
  if (head.canonicalPath === null) return null;
  const page = {
    title: readText(head.title, site),
    description: readText(head.description, site),
    path: head.canonicalPath,
    updated: updated ?? null,
    images: images ?? [],
  };
  const nodes = [...(structuredData ? NODES[structuredData](site, page) : []), breadcrumbData(site)].filter(
    (node) => node !== null,
  );
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
