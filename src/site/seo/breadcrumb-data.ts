import type { BreadcrumbList, ListItem } from 'schema-dts';
import { stepsTo } from '../sections/breadcrumb.tsx';
import type { Site } from '../site-context.ts';
import { readText } from '../site-page.ts';

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
