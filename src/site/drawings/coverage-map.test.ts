import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CAPITAL, places, requirePlaceByKey } from '../../business/places.ts';
import { CoverageMap } from '../sections/coverage-map.tsx';
import { coverageMap, litMap, MAP_HEIGHT, MAP_WIDTH } from './coverage-map.tsx';

test('every municipality but the capital and every district has its dot within the one file, and an address that lights it', () => {
  for (const { slug } of places.filter(({ key, kind }) => key !== CAPITAL && kind !== 'zone')) {
    const [, x, y] = new RegExp(`<g id="${slug}"[^>]*><circle cx="(\\d+)" cy="(\\d+)"`).exec(coverageMap.svg) ?? [];
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(MAP_WIDTH);
    expect(Number(y)).toBeGreaterThan(0);
    expect(Number(y)).toBeLessThan(MAP_HEIGHT);
    expect(litMap(slug)).toBe(`/assets/${coverageMap.name}#${slug}`);
  }
});

test("rivers, reservoirs, the ring road and the towns' borders are drawn", () => {
  for (const name of ['water', 'lake', 'road', 'border'])
    expect(coverageMap.svg).toMatch(new RegExp(`<path class="${name}" d="M\\d`));
  expect(gzipSync(coverageMap.svg).length).toBeLessThan(16_000);
});

test('nothing of the map follows facts that change: the file is kept for good', () => {
  expect(coverageMap.name).toMatch(/^mapa\.[\da-f]{8}\.svg$/);
  expect(coverageMap.svg).toContain('50 km');
});

test('the file is XML, in which a sheet may hold no sign that opens an element', () => {
  expect(/<style>([\s\S]*?)<\/style>/.exec(coverageMap.svg)?.[1]).not.toMatch(/[<&]/);
});

test('the map says in words what is seen on it', () => {
  const seen = renderToStaticMarkup(createElement(CoverageMap, { place: requirePlaceByKey('Osasco') }));
  expect(seen).toMatch(
    /alt="Mapa da Grande São Paulo, com rios, represas, Rodoanel e divisas aproximadas, um ponto em cada município e círculos a 10, 25 e 50 km do centro da capital\. Em âmbar, Osasco, a \d+ km do centro em linha reta, perto de [^"]+\."/,
  );
  expect(renderToStaticMarkup(createElement(CoverageMap, { place: requirePlaceByKey(CAPITAL) }))).toContain(
    'centro da capital."',
  );
});
