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

/** The round button is on every page and knows whom to write to. */
function readPhone(): string {
  const chat = document.querySelector<HTMLAnchorElement>('.floating-chat');
  return chat ? new URL(chat.href).pathname.slice(1) : '';
}

const container = document.getElementById(CITY_SEARCH_ID);
const field = container?.querySelector('input');
if (container && field) {
  // What stands below the search stays where it is while the list grows and shrinks.
  container.style.minHeight = `${container.offsetHeight}px`;
  const highlighted = container.querySelector('[aria-current]')?.textContent ?? null;
  hydrateRoot(
    container,
    <CitySearch
      cities={readPlaces(container, '.city-scroll')}
      neighbourhoods={readPlaces(container, '.city-neighbourhoods')}
      highlighted={highlighted}
      query={field.defaultValue}
      phone={readPhone()}
    />,
  );
}
