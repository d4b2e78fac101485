import { distanceKm } from '../../business/emergency-reach.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { CAPITAL, municipalityCoordinates, requirePlaceByKey } from '../../business/places.ts';
import { formatNumber } from '../../text/money.ts';
import { listOf } from '../../text/portuguese.ts';
import { litMap, MAP_HEIGHT, MAP_WIDTH, RING_KM } from '../drawings/coverage-map.tsx';

const NEIGHBOURS_SAID = 4;

/** What is seen, for whoever does not see it. */
function alternative(city: string): string {
  const [from, to] = [municipalityCoordinates[CAPITAL], municipalityCoordinates[city]];
  const whole = `Mapa da Grande São Paulo, com um ponto na sede de cada município e círculos a ${listOf(RING_KM.map(String))} km do centro da capital`;
  if (!from || !to || city === CAPITAL) return `${whole}.`;
  const near = neighboursOf(requirePlaceByKey(city)).slice(0, NEIGHBOURS_SAID);
  const beside = near.length > 0 ? `, perto de ${listOf(near.map(({ name }) => name))}` : '';
  return `${whole}. Em âmbar, ${city}, a ${formatNumber(Math.round(distanceKm(from, to)))} km do centro em linha reta${beside}.`;
}

/** All municipalities, one file for every page; the city's dot is lit. */
export function CoverageMap({ highlighted }: { readonly highlighted: string }) {
  return (
    <img
      className="coverage-map"
      src={litMap(requirePlaceByKey(highlighted).slug)}
      alt={alternative(highlighted)}
      width={MAP_WIDTH}
      height={MAP_HEIGHT}
      loading="lazy"
    />
  );
}
