import { expect, test } from 'vitest';
import { capitalDistricts, findPlaceByKey, municipalities, places } from '../places.ts';
import { barueriNeighbours } from './neighbours-barueri.ts';
import { capitalNeighbours } from './neighbours-capital.ts';
import { guarulhosNeighbours } from './neighbours-guarulhos.ts';
import { municipalityNeighbours } from './neighbours-municipalities.ts';
import { osascoNeighbours } from './neighbours-osasco.ts';
import { neighboursOf } from './neighbours.ts';

function keysNear(key: string) {
  const place = findPlaceByKey(key);
  return place ? neighboursOf(place).map((near) => near.key) : null;
}

test('every place has three to six neighbours; only municipalities at the rim have two', () => {
  const odd = places.filter((place) => {
    const count = neighboursOf(place).length;
    return count > 6 || count < (place.kind === 'municipality' ? 2 : 3);
  });
  expect(odd.map((place) => place.key)).toEqual([]);
});

test('no place is its own neighbour, and none is named twice', () => {
  for (const place of places) {
    const near = neighboursOf(place);
    expect(near).not.toContain(place);
    expect(new Set(near).size).toBe(near.length);
  }
});

test('every name in the tables is a known place', () => {
  const named = [
    barueriNeighbours,
    capitalNeighbours,
    guarulhosNeighbours,
    municipalityNeighbours,
    osascoNeighbours,
  ].flatMap((table) => Object.entries(table).flatMap(([name, near]) => [name, ...near.split(', ')]));
  const known = new Set(places.map((place) => place.name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the capital’s districts that share a limit name each other', () => {
  expect(keysNear('Mooca - São Paulo (Capital)')).toContain('Brás - São Paulo (Capital)');
  expect(keysNear('Brás - São Paulo (Capital)')).toContain('Mooca - São Paulo (Capital)');
});

test('of two districts or two towns, who is named by the other names it too, unless six others are nearer', () => {
  const oneSided = [capitalDistricts, municipalities].flatMap((all) =>
    all.flatMap((place) =>
      neighboursOf(place)
        .filter((near) => all.includes(near) && neighboursOf(near).length < 6 && !neighboursOf(near).includes(place))
        .map((near) => `${near.name}: ${place.name}`),
    ),
  );
  expect(oneSided).toEqual([]);
});

test('a name means the place of the same municipality before the capital’s', () => {
  expect(keysNear('Centro - Osasco')).toContain('Vila Osasco - Osasco');
  expect(keysNear('Vila Galvão - Guarulhos')).toContain('Jaçanã - São Paulo (Capital)');
  expect(keysNear('Diadema')).toContain('Jabaquara - São Paulo (Capital)');
  expect(keysNear('Santo André')).toContain('São Paulo');
});
