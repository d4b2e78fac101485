import type { Article, ImageObject } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import type { Site } from '../site-context.ts';
import type { PageImage } from '../site-page.ts';
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
