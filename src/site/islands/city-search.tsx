import { hydrateRoot } from 'react-dom/client';
import { phoneOfWhatsappLink } from '../../business/whatsapp-link.ts';
import { CITY_SEARCH_ID } from '../inline-scripts.ts';
import { CitySearch } from '../sections/city-search-section.tsx';

/** The round button is on every page and knows whom to write to. */
function readPhone(): string {
  return phoneOfWhatsappLink(document.querySelector<HTMLAnchorElement>('.floating-chat')?.href ?? '');
}

const container = document.getElementById(CITY_SEARCH_ID);
const field = container?.querySelector('input');
if (container && field) {
  // What stands below the search stays where it is while the list grows and shrinks.
  container.style.minHeight = `${container.offsetHeight}px`;
  // The page's own city; one that was searched goes with the search.
  const highlighted =
    field.defaultValue === '' ? (container.querySelector('[aria-current]')?.textContent ?? null) : null;
  hydrateRoot(container, <CitySearch highlighted={highlighted} query={field.defaultValue} phone={readPhone()} />);
}
