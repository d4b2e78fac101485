/** The files of sitemaps.org, protocol 0.9. */

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export interface SitemapEntry {
  /** Absolute. */
  readonly address: string;
  /** The last change of the content: 'YYYY-MM-DD' or ISO-8601 UTC; null where it is not known. */
  readonly lastChange: string | null;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

function entryXml(element: 'url' | 'sitemap', { address, lastChange }: SitemapEntry): string {
  const lastmod = lastChange === null ? '' : `<lastmod>${lastChange}</lastmod>`;
  return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}</${element}>\n`;
}

export const urlSet = {
  start: `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`,
  entry: (entry: SitemapEntry) => entryXml('url', entry),
  end: '</urlset>\n',
} as const;

export function sitemapIndexXml(parts: readonly SitemapEntry[]): string {
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${parts.map((part) => entryXml('sitemap', part)).join('')}</sitemapindex>\n`;
}
