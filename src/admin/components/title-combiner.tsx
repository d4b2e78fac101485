import { useState } from 'react';
import { capitalDistricts, municipalities, neighbourhoodsOf, zones } from '../../business/places.ts';
import type { Place } from '../../business/place.ts';
import { plural } from '../../text/portuguese.ts';
import { combinableServices, combineTitles } from '../combine-titles.ts';

const groups: readonly { readonly name: string; readonly places: readonly Place[] }[] = [
  { name: 'Municípios', places: municipalities },
  ...zones.map((zone) => ({ name: zone.name, places: neighbourhoodsOf(zone).filter((place) => capitalDistricts.includes(place) || place.zone !== null) })),
];

function toggled<Item>(set: ReadonlySet<Item>, items: readonly Item[], on: boolean): Set<Item> {
  const next = new Set(set);
  for (const item of items) {
    if (on) next.add(item);
    else next.delete(item);
  }
  return next;
}

/** Services × places by ticking them. */
export function TitleCombiner({ onTitles }: { readonly onTitles: (titles: readonly string[]) => void }) {
  const [services, setServices] = useState<ReadonlySet<string>>(new Set());
  const [places, setPlaces] = useState<ReadonlySet<Place>>(new Set());

  const tell = (nextServices: ReadonlySet<string>, nextPlaces: ReadonlySet<Place>) => {
    setServices(nextServices);
    setPlaces(nextPlaces);
    onTitles(combineTitles([...nextServices], [...nextPlaces]));
  };

  return (
    <div className="combiner">
      <fieldset>
        <legend>Serviços</legend>
        <div className="ticks">
          {combinableServices.map((service) => (
            <label key={service}>
              <input type="checkbox" checked={services.has(service)} onChange={(event) => tell(toggled(services, [service], event.target.checked), places)} />
              {service}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Lugares</legend>
        {groups.map(({ name, places: list }) => {
          const chosen = list.filter((place) => places.has(place)).length;
          return (
            <details key={name}>
              <summary>
                {name} <span className="quiet small">{chosen > 0 ? `${chosen} de ${list.length}` : plural(list.length, 'lugar', 'lugares')}</span>
              </summary>
              <label className="all">
                <input type="checkbox" checked={chosen === list.length} onChange={(event) => tell(services, toggled(places, list, event.target.checked))} />
                Todos
              </label>
              <div className="ticks">
                {list.map((place) => (
                  <label key={place.key}>
                    <input type="checkbox" checked={places.has(place)} onChange={(event) => tell(services, toggled(places, [place], event.target.checked))} />
                    {place.name}
                  </label>
                ))}
              </div>
            </details>
          );
        })}
      </fieldset>
    </div>
  );
}
