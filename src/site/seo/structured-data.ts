import type { Site } from '../site-context.ts';

/** JSON that cannot end its script element early. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** schema.org Service, offered by the company in Greater São Paulo. */
export function serviceData(site: Site, service: { name: string; description: string; path: string }): object {
  const { company } = site.facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: site.siteUrl + service.path,
    areaServed: 'Grande São Paulo',
    provider: { '@type': 'LocalBusiness', name: company.name, telephone: `+${company.phone}`, address: company.address, url: `${site.siteUrl}/` },
  };
}
