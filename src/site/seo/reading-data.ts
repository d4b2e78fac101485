import type { Article, BreadcrumbList, ImageObject, ListItem } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import { stepsTo } from '../sections/breadcrumb.tsx';
import type { Site } from '../site-context.ts';
import { type PageImage, readText } from '../site-page.ts';
import { publisher } from './company-data.ts';

interface ReadPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** 'YYYY-MM-DD' */
  readonly updated: string | null;
  readonly images: readonly PageImage[];
}

function imageData(site: Site, { path, caption, width, height }: PageImage): Exclude<ImageObject, string> {
  return {
    '@type': 'ImageObject',
    contentUrl: site.siteUrl + path,
    caption,
    width: String(width),
    height: String(height),
    creditText: site.facts.company.name,
  };
}

export function articleData(
  site: Site,
  { title, description, path, updated, images }: ReadPage,
): Exclude<Article, string> {
  return {
    '@type': 'Article',
    headline: title,
    description,
    image:
      images.length > 0 ? images.map((image) => imageData(site, image)) : site.siteUrl + addresses.shareImage(path),
    mainEntityOfPage: site.siteUrl + path,
    ...(updated === null ? {} : { dateModified: updated }),
    author: publisher(site),
    publisher: publisher(site),
  };
}

/** The way to the page, from the value that its visitors are shown. Null where there is none. */
export function breadcrumbData(site: Site): Exclude<BreadcrumbList, string> | null {
  if (site.breadcrumb === null) return null;
  const { trail, current } = site.breadcrumb;
  const steps = [
    ...stepsTo(trail).map(({ label, address }) => ({ name: label, item: site.siteUrl + address })),
    { name: readText(current, site) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
