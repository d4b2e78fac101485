import { placeHref } from '../../business/menus.ts';
import { municipalities, searchNeighbourhoods } from '../../business/places.ts';
import { searchKey } from '../../text/slug.ts';
import { CITY_SEARCH_ID } from '../inline-scripts.ts';
import { CitySearch } from './city-search.tsx';
import { CoverageMap } from './coverage-map.tsx';
import { HeadedSection } from './headed-section.tsx';
import { useSite } from '../site-context.ts';

/** As many as a phone shows above the list of cities. */
const NEIGHBOURHOODS_SHOWN = 12;

const CITIES = municipalities.map((place) => ({ name: place.name, href: placeHref(place) }));

interface FreeShippingProps {
  /** A municipality's name, emphasised and announced; without one, the city that was searched by its whole name. */
  readonly highlighted?: string;
  /** What the form was sent with. */
  readonly query?: string | null;
}

/** The map is drawn where it has a city to show; on the home page it would cost the round trip that the page must fit in. */
export function FreeShipping({ highlighted, query }: FreeShippingProps) {
  const { facts } = useSite();
  const sent = query?.trim() ?? '';
  const named = municipalities.some((city) => searchKey(city.name).includes(searchKey(sent)));
  const neighbourhoods = named ? [] : searchNeighbourhoods(sent).slice(0, NEIGHBOURHOODS_SHOWN);
  const [home, another] = new Set(neighbourhoods.map((place) => place.municipality));
  const searched = municipalities.find((city) => searchKey(city.name) === searchKey(sent))?.name;
  const city = highlighted ?? searched ?? (another === undefined ? home : undefined) ?? null;
  return (
    <HeadedSection
      id="frete"
      title="Frete e instalação grátis na sua cidade"
      lead="Atendemos a capital e a região metropolitana. Procure a sua na lista."
      className="shipping on-graphite"
    >
      <div className="columns">
        <div id={CITY_SEARCH_ID}>
          <CitySearch
            cities={CITIES}
            neighbourhoods={neighbourhoods.map((place) => ({ name: `${place.name}, ${place.municipality}`, href: placeHref(place) }))}
            highlighted={city}
            query={sent}
            phone={facts.company.phone}
          />
        </div>
        {city !== null && <CoverageMap highlighted={city} />}
      </div>
    </HeadedSection>
  );
}
