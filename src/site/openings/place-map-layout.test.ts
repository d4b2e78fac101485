import { expect, test } from 'vitest';
import { CAPITAL, neighbourhoodsOf, places } from '../../business/places.ts';
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

test('a zone is no point: its map shows districts of its own, from one end of it to the other, each with its name', () => {
  for (const zone of places.filter(({ kind }) => kind === 'zone')) {
    const map = placeMapLayout(zone, { name: 'Sé', of: CAPITAL, afar: 'rumo à Sé' });
    expect(map).toMatchObject({ here: null, rings: [] });
    const own = neighbourhoodsOf(zone).map(({ name }) => name);
    const shown = map?.neighbours ?? [];
    expect(shown.length).toBeGreaterThanOrEqual(5);
    for (const { name, label } of shown) {
      expect(own).toContain(name);
      expect(label).not.toBeNull();
    }
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    const [across, down] = [spread(shown.map(({ x }) => x)) / WIDTH, spread(shown.map(({ y }) => y)) / HEIGHT];
    expect(Math.max(across, down)).toBeGreaterThan(0.5);
  }
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
