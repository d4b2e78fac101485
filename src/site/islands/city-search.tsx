import { hydrateRoot } from 'react-dom/client';
import { CITY_SEARCH_ID } from '../inline-scripts.ts';
import { CitySearch } from '../sections/city-search.tsx';

/** The list is in the page already, whole; what does not match the search that was sent is only hidden. */
function readPlaces(container: HTMLElement, list: string) {
  return [...container.querySelectorAll<HTMLAnchorElement>(`${list} a`)].map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href') ?? '',
  }));
}

const container = document.getElementById(CITY_SEARCH_ID);
const field = container?.querySelector('input');
if (container && field) {
  const highlighted = container.querySelector('[aria-current]')?.textContent ?? null;
  hydrateRoot(
    container,
    <CitySearch
      cities={readPlaces(container, '.city-scroll')}
      neighbourhoods={readPlaces(container, '.city-neighbourhoods')}
      highlighted={highlighted}
      query={field.defaultValue}
    />,
  );
}
