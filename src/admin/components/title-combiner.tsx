import { capitalDistricts, municipalities, neighbourhoodsOf, zones } from '../../business/places.ts';
import type { Place } from '../../business/place.ts';
import { plural } from '../../text/portuguese.ts';
import { combinableServices } from '../combine-titles.ts';
import type { TitleChoice } from '../title-choice.ts';

interface Group {
  readonly name: string;
  readonly places: readonly Place[];
}

const groups: readonly Group[] = [
  { name: 'Municípios', places: municipalities },
  ...zones.map((zone) => ({
    name: zone.name,
    places: neighbourhoodsOf(zone).filter((place) => capitalDistricts.includes(place) || place.zone !== null),
  })),
];

const placeCount = groups.reduce((sum, { places }) => sum + places.length, 0);

function Count({ chosen, all }: { readonly chosen: number; readonly all: number }) {
  return (
    <span className="quiet small">
      {chosen} de {all}
    </span>
  );
}

function toggled<Item>(set: ReadonlySet<Item>, items: readonly Item[], on: boolean): Set<Item> {
  const next = new Set(set);
  for (const item of items) {
    if (on) next.add(item);
    else next.delete(item);
  }
  return next;
}

interface PlaceGroupProps {
  readonly group: Group;
  readonly placeKeys: ReadonlySet<string>;
  readonly onTick: (places: readonly Place[], on: boolean) => void;
}

function PlaceGroup({ group: { name, places: list }, placeKeys, onTick }: PlaceGroupProps) {
  const chosen = list.filter(({ key }) => placeKeys.has(key)).length;
  return (
    <details>
      <summary>
        {name}{' '}
        <span className="quiet small">
          {chosen > 0 ? `${chosen} de ${list.length}` : plural(list.length, 'lugar', 'lugares')}
        </span>
      </summary>
      <label className="all">
        <input
          type="checkbox"
          checked={chosen === list.length}
          onChange={(event) => onTick(list, event.target.checked)}
        />
        Todos
      </label>
      <div className="ticks">
        {list.map((place) => (
          <label key={place.key}>
            <input
              type="checkbox"
              checked={placeKeys.has(place.key)}
              onChange={(event) => onTick([place], event.target.checked)}
            />
            {place.name}
          </label>
        ))}
      </div>
    </details>
  );
}

/** Services × places by ticking them. */
export function TitleCombiner({
  choice: { services, setServices, placeKeys, setPlaceKeys },
}: {
  readonly choice: TitleChoice;
}) {
  const tickPlaces = (places: readonly Place[], on: boolean) =>
    setPlaceKeys(
      toggled(
        placeKeys,
        places.map(({ key }) => key),
        on,
      ),
    );
  return (
    <div className="combiner">
      <fieldset>
        <legend>
          Serviços <Count chosen={services.size} all={combinableServices.length} />
        </legend>
        <div className="ticks">
          {combinableServices.map((service) => (
            <label key={service}>
              <input
                type="checkbox"
                checked={services.has(service)}
                onChange={(event) => setServices(toggled(services, [service], event.target.checked))}
              />
              {service}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          Lugares <Count chosen={placeKeys.size} all={placeCount} />
        </legend>
        {groups.map((group) => (
          <PlaceGroup key={group.name} group={group} placeKeys={placeKeys} onTick={tickPlaces} />
        ))}
      </fieldset>
    </div>
  );
}
