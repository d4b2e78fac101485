import type { LocalBusiness, Organization } from 'schema-dts';
import { addresses } from '../../business/addresses.ts';
import type { Site } from '../site-context.ts';
import { openingHours, closedDays } from './opening-hours-data.ts';

export const AREA_SERVED = 'Grande São Paulo';

/** One node, named from everywhere by its id. */
export function companyId(site: Site): string {
  return `${site.siteUrl}/#empresa`;
}

/** What identifies the company wherever another node names it; null without what search engines require: name and address. */
export function companyReference(site: Site): Exclude<LocalBusiness, string> | null {
  const { name, address, phone } = site.facts.company;
  if (name === '' || address === '') return null;
  return {
    '@type': 'LocalBusiness',
    '@id': companyId(site),
    name,
    telephone: `+${phone}`,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'BR' },
    url: `${site.siteUrl}/`,
  };
}

/** The company as it signs what it writes. */
export function publisher(site: Site): Exclude<Organization, string> {
  return { '@type': 'Organization', '@id': companyId(site), name: site.facts.company.name, url: `${site.siteUrl}/` };
}

/** The company itself, for the home page. */
export function companyData(site: Site): Exclude<LocalBusiness, string> | null {
  const reference = companyReference(site);
  if (!reference) return null;
  const { geo } = site.facts.company;
  return {
    ...reference,
    image: site.siteUrl + addresses.shareImage(addresses.home),
    // The space that keeps a price on one line is for readers, not for machines.
    priceRange: site.texts.kitPrices.replaceAll('\u00a0', ' '),
    openingHoursSpecification: openingHours(site),
    ...(site.facts.hours.holidays.length > 0 && { specialOpeningHoursSpecification: closedDays(site) }),
    areaServed: AREA_SERVED,
    ...(geo ? { geo: { '@type': 'GeoCoordinates' as const, ...geo } } : {}),
  };
}
