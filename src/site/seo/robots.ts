import { addresses } from '../../business/addresses.ts';

/** Keeps robots out of what is the administrators'; pages that may not be indexed say so themselves and must stay readable. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${addresses.sitemapIndex}`,
    '',
  ].join('\n');
}
