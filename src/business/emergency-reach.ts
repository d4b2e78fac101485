import type { Coordinates, Facts } from './facts.ts';
import { municipalityCoordinates } from './places/municipalities.ts';

const EARTH_RADIUS_KM = 6371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** In a straight line, as a radius is measured; kilometres, by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Kilometres from where the technician sets out to the municipality's seat. */
function kilometresTo(facts: Facts, seat: Coordinates): number {
  return distanceKm(facts.company.geo ?? facts.emergency.base, seat);
}

/** The same in whole kilometres; null for a place unknown to the table. */
export function kilometresToSeat(facts: Facts, municipality: string): number | null {
  const seat = municipalityCoordinates[municipality];
  return seat === undefined ? null : Math.round(kilometresTo(facts, seat));
}

/** Whether the night service reaches a municipality: its seat lies within the radius. A place unknown to the table is not promised anything. */
export function isWithinEmergencyRadius(facts: Facts, municipality: string): boolean {
  const seat = municipalityCoordinates[municipality];
  return seat !== undefined && kilometresTo(facts, seat) <= facts.emergency.radiusKm;
}

/** The municipalities that are served in commercial hours only, the farthest first. */
export function municipalitiesBeyondRadius(facts: Facts): readonly string[] {
  return Object.entries(municipalityCoordinates)
    .map(([name, seat]) => ({ name, kilometres: kilometresTo(facts, seat) }))
    .filter(({ kilometres }) => kilometres > facts.emergency.radiusKm)
    .toSorted((a, b) => b.kilometres - a.kilometres)
    .map(({ name }) => name);
}
