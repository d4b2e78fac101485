import { expect, test } from 'vitest';
import { findPlaceByKey, zones } from '../../business/places.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { PlaceMap } from './place-map.tsx';
import { findPlaceMapFile, PlaceMapPicture } from './place-map-files.tsx';

const place = findPlaceByKey('Osasco');
if (!place) throw new Error('Osasco is no place');
const html = renderToStaticMarkup(createElement(PlaceMapPicture, { place }));
const name = /\/assets\/([^"]+)"/.exec(html)?.[1] ?? '';

test('the picture of a map says in words where the place is, and is asked for when its reader comes near', () => {
  expect(html).toMatch(/alt="Mapa: Osasco, a \d+\u00a0km do centro de São Paulo, em linha reta, ao lado de /);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('width="400" height="220"');
});

test('the file of that name is the drawing, and no other name leads to it', () => {
  const svg = findPlaceMapFile(name)?.svg ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 400 220"/);
  expect(svg).toContain('>Osasco</text>');
  const others = ['mapa-osasco.00000000.svg', 'mapa-nenhures.00000000.svg', 'mapa-.svg', 'deslizante.svg'];
  expect(others.map(findPlaceMapFile)).toEqual(others.map(() => null));
});

test('the map of a zone tells how far its districts lie, and which they are', () => {
  const zone = zones.find((one) => one.name === 'Zona Norte');
  if (!zone) throw new Error('The north of the capital is no place');
  const picture = renderToStaticMarkup(createElement(PlaceMapPicture, { place: zone }));
  expect(picture).toMatch(/alt="Mapa: Zona Norte, bairros a cerca de \d+ a \d+\u00a0km da Sé, em linha reta, com /);
});

test('in the head of a page the map of a zone lights its districts by the sheet, for the page allows no style of an element', () => {
  for (const zone of zones) {
    const head = renderToStaticMarkup(createElement(PlaceMap, { place: zone }));
    expect(head).toContain('<path class="map-districts"');
    expect(head).not.toContain('style=');
    expect(head).not.toContain('círculos');
  }
});
