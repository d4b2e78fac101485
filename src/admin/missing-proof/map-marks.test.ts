import { expect, test } from 'vitest';
import { municipalityNames } from '../../business/places/municipalities.ts';
import { MAP_HEIGHT, MAP_WIDTH, mapMarks } from './map-marks.ts';

const at = (region: string) => {
  const mark = mapMarks.find((each) => each.region === region);
  if (!mark) throw new Error(`${region} is not on the map`);
  return mark;
};

test('every municipality and the five zones of the capital stand once on the map, within it', () => {
  expect(mapMarks).toHaveLength(municipalityNames.length - 1 + 5);
  expect(new Set(mapMarks.map(({ region }) => region)).size).toBe(mapMarks.length);
  for (const { x, y } of mapMarks) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT);
  }
});

test('no two marks stand so near that a thumb would press both', () => {
  const distances = mapMarks.flatMap((one, index) =>
    mapMarks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(29.5);
});

test('towns lie about where they lie', () => {
  expect(at('Osasco').x).toBeLessThan(at('Zona Central').x);
  expect(at('Cotia').x).toBeLessThan(at('Osasco').x);
  expect(at('Guarulhos').y).toBeLessThan(at('Zona Central').y);
  expect(at('Salesópolis').x).toBeGreaterThan(at('Mogi das Cruzes').x);
  expect(at('Juquitiba').y).toBeGreaterThan(at('Embu-Guaçu').y);
  expect(at('Francisco Morato').y).toBeLessThan(at('Caieiras').y);
});
