import { expect, test } from 'vitest';
import { CAPITAL, places } from '../../business/places.ts';
import { HEIGHT, placeMapLayout, WIDTH } from './place-map-layout.ts';

const onMap = places.filter(({ kind, key }) => kind !== 'zone' && key !== CAPITAL);

test('every place stands in the middle of its map with its name, and neighbours are named', () => {
  for (const place of onMap) {
    const map = placeMapLayout(place, {
      name: 'Centro',
      of: place.kind === 'municipality' ? CAPITAL : place.municipality,
      afar: 'rumo ao Centro',
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
    const [inner, outer] = placeMapLayout(place, { name: 'Centro', of: CAPITAL, afar: 'rumo ao Centro' })?.rings ?? [];
    expect([1, 2, 5, 10, 20]).toContain(inner?.km);
    expect(outer?.km).toBe(2 * (inner?.km ?? 0));
  }
});

test('a zone is no point, and has no map', () => {
  const zone = places.find(({ kind }) => kind === 'zone');
  expect(zone && placeMapLayout(zone, { name: 'Centro', of: CAPITAL, afar: 'rumo ao Centro' })).toBeNull();
});

test('a centre that lies outside is told at the edge', () => {
  const maps = onMap
    .filter(({ municipality, kind }) => municipality === CAPITAL && kind !== 'municipality')
    .flatMap((place) => placeMapLayout(place, { name: 'Sé', of: CAPITAL, afar: 'rumo à Sé' }) ?? []);
  const [outside, inside] = [
    maps.filter(({ centre }) => centre.isOutside),
    maps.filter(({ centre }) => !centre.isOutside),
  ];
  expect(outside.length).toBeGreaterThan(20);
  expect(inside.length).toBeGreaterThan(5);
  expect(outside.every(({ centre }) => centre.name === 'rumo à Sé')).toBe(true);
  expect(inside.every(({ centre }) => centre.name === 'Sé')).toBe(true);
  for (const { centre } of outside)
    expect(centre.x > 0 && centre.x < WIDTH && centre.y > 0 && centre.y < HEIGHT).toBe(true);
  expect(outside.filter(({ centre }) => centre.label === null).length).toBeLessThan(outside.length / 10);
});
