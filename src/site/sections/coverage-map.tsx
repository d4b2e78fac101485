import { distanceKm } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import { coordinatesOf } from '../../business/places/coordinates.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { CAPITAL, requirePlaceByKey } from '../../business/places.ts';
import { formatNumber } from '../../text/money.ts';
import { listOf } from '../../text/portuguese.ts';
import { litMap, MAP_HEIGHT, MAP_WIDTH, RING_KM } from '../drawings/coverage-map.tsx';

const NEIGHBOURS_SAID = 4;

/** What is seen, for whoever does not see it. */
function alternative(place: Place): string {
  const [from, to] = [coordinatesOf(requirePlaceByKey(CAPITAL)), coordinatesOf(place)];
  const whole = `Mapa da Grande São Paulo, com rios, represas, Rodoanel e divisas aproximadas, um ponto em cada município e círculos a ${listOf(RING_KM.map(String))} km do centro da capital`;
  if (!from || !to || place.key === CAPITAL) return `${whole}.`;
  const near = neighboursOf(place).slice(0, NEIGHBOURS_SAID);
  const beside = near.length > 0 ? `, perto de ${listOf(near.map(({ name }) => name))}` : '';
  return `${whole}. Em âmbar, ${place.name}, a ${formatNumber(Math.round(distanceKm(from, to)))} km do centro em linha reta${beside}.`;
}

/** All places, one file for every page; this one's dot is lit, none where no place is meant. */
export function CoverageMap({ place = requirePlaceByKey(CAPITAL) }: { readonly place?: Place }) {
  return (
    <img
      className="coverage-map"
      src={litMap(place.slug)}
      alt={alternative(place)}
      width={MAP_WIDTH}
      height={MAP_HEIGHT}
      loading="lazy"
    />
  );
}
