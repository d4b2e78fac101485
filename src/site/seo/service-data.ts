import type { Service } from 'schema-dts';
import type { Site } from '../site-context.ts';
import { AREA_SERVED, companyReference } from './company-data.ts';

/** A service of the company in Greater São Paulo; null while the company itself cannot be named. */
export function serviceData(
  site: Site,
  service: { name: string; description: string; path: string },
): Exclude<Service, string> | null {
  const provider = companyReference(site);
  if (!provider) return null;
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: site.siteUrl + service.path,
    areaServed: AREA_SERVED,
    provider,
  };
}
