import { expect, test } from 'vitest';
import { distanceKm } from '../emergency-reach.ts';
import { places } from '../places.ts';
import { coordinatesOf } from './coordinates.ts';
import { neighboursOf } from './neighbours.ts';

/** Wide districts at the edges of the capital, of Guarulhos and of Barueri. */
const WIDE = new Set([
  'Parelheiros',
  'Marsilac',
  'Jardim Ângela',
  'Grajaú',
  'Cidade Dutra',
  'Aldeia da Serra',
  'Perus',
  'Anhanguera',
]);
const NEAREST_NEIGHBOUR_MOST_KM = 4.3;
const NEIGHBOURS_MEAN_MOST_KM = 6.5;

test('every municipality and every district has its point, and a zone has none', () => {
  for (const place of places) expect(coordinatesOf(place) === null).toBe(place.kind === 'zone');
});

test('a district lies beside its neighbours', () => {
  for (const place of places.filter(({ kind, name }) => kind === 'neighbourhood' && !WIDE.has(name))) {
    const here = coordinatesOf(place);
    const distances = neighboursOf(place).flatMap((other) => {
      const there = other.kind === 'neighbourhood' && !WIDE.has(other.name) ? coordinatesOf(other) : null;
      return here && there ? [distanceKm(here, there)] : [];
    });
    if (distances.length === 0) continue;
    expect(Math.min(...distances)).toBeLessThan(NEAREST_NEIGHBOUR_MOST_KM);
    expect(distances.reduce((sum, one) => sum + one, 0) / distances.length).toBeLessThan(NEIGHBOURS_MEAN_MOST_KM);
  }
});

test('no two districts stand at the same point', () => {
  const points = places.flatMap((place) => {
    const at = coordinatesOf(place);
    return at === null || place.kind !== 'neighbourhood' ? [] : [`${at.latitude} ${at.longitude}`];
  });
  expect(points.length - new Set(points).size).toBe(0);
});
