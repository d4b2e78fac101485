import { expect, test } from 'vitest';
import { CAPITAL, places } from '../../business/places.ts';
import { HEIGHT, placeMapLayout, WIDTH } from './place-map-layout.ts';

const onMap = places.filter(({ kind, key }) => kind !== 'zone' && key !== CAPITAL);

test('every place stands in the middle of its map with its name, and neighbours are named', () => {
  for (const place of onMap) {
    const map = placeMapLayout(place, {
      name: 'Centro',
      of: place.kind === 'municipality' ? CAPITAL : place.municipality,
    });
    expect(map?.here).toMatchObject({ x: WIDTH / 2, y: HEIGHT / 2, label: { anchor: expect.any(String) } });
    expect(map?.neighbours.filter(({ label }) => label !== null).length).toBeGreaterThanOrEqual(
      Math.min(1, map?.neighbours.length ?? 0),
    );
    for (const { x, y } of map?.neighbours ?? []) {
      expect(x > 0 && x < WIDTH).toBe(true);
      expect(y > 0 && y < HEIGHT).toBe(true);
    }
  }
});

test('the outer ring has twice the radius of the inner one, and the inner one is a round number of kilometres', () => {
  for (const place of onMap) {
    const [inner, outer] = placeMapLayout(place, { name: 'Centro', of: CAPITAL })?.rings ?? [];
    expect([1, 2, 5, 10, 20]).toContain(inner?.km);
    expect(outer?.km).toBe(2 * (inner?.km ?? 0));
  }
});

test('a zone is no point, and has no map', () => {
  const zone = places.find(({ kind }) => kind === 'zone');
  expect(zone && placeMapLayout(zone, { name: 'Centro', of: CAPITAL })).toBeNull();
});
