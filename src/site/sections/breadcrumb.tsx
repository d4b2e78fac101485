import { addresses } from '../../business/addresses.ts';
import { useSite } from '../site-context.ts';
import { readText } from '../site-page.ts';
import type { PageLink } from './link-list.tsx';

const HOME: PageLink = { label: 'Início', address: addresses.home };

/** The steps to a page, from the home page on: people are shown them, and search engines are told the same. */
export function stepsTo(trail: readonly PageLink[]): readonly PageLink[] {
  return [HOME, ...trail];
}

/** The way to the page, as the page itself says (`SitePage.breadcrumb`). */
export function Breadcrumb() {
  const site = useSite();
  if (site.breadcrumb === null) return null;
  const { trail, current } = site.breadcrumb;
  return (
    <nav className="breadcrumb" aria-label="Você está em">
      {stepsTo(trail).map(({ label, address }) => (
        <span key={address}>
          <a href={address}>{label}</a> <i>/</i>
        </span>
      ))}
      <span aria-current="page">{readText(current, site)}</span>
    </nav>
  );
}
