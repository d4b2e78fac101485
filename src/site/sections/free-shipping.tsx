import type { Place } from '../../business/place.ts';
import { searchPlaces } from '../../business/place-search.ts';
import { requirePlaceByKey } from '../../business/places.ts';
import { chatNumber } from '../../business/whatsapp-link.ts';
import { capitalise } from '../../text/portuguese.ts';
import { CITY_SEARCH_ID } from '../inline-scripts.ts';
import { useSite } from '../site-context.ts';
import { CitySearch } from './city-search-section.tsx';
import { CoverageMap } from './coverage-map.tsx';
import { HeadedSection } from './headed-section.tsx';

interface FreeShippingProps {
  /** A municipality's name, emphasised and announced; without one, the city of the place that was searched. */
  readonly highlighted?: string;
  /** Lit on the map in the place of the municipality that it lies in. */
  readonly place?: Place;
  /** What the form was sent with. */
  readonly query?: string | null;
}

/** The map is drawn where it has a city to show; on the home page it would cost the round trip that the page must fit in. */
export function FreeShipping({ highlighted, place, query }: FreeShippingProps) {
  const { facts, texts } = useSite();
  const sent = query?.trim() ?? '';
  const city = highlighted ?? searchPlaces(sent).city?.name ?? null;
  return (
    <HeadedSection
      id="frete"
      title={`${capitalise(texts.deliveryPhrase)} na sua cidade`}
      lead="Atendemos a capital e a região metropolitana. Procure a sua na lista."
      className="shipping on-graphite"
    >
      <div className="columns">
        <div id={CITY_SEARCH_ID}>
          <CitySearch highlighted={highlighted ?? null} query={sent} phone={chatNumber(facts.company)} />
        </div>
        {city !== null && <CoverageMap place={place ?? requirePlaceByKey(city)} />}
      </div>
    </HeadedSection>
  );
}
