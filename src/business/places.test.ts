import { expect, test } from 'vitest';
import { inPlace } from '../text/portuguese.ts';
import type { Zone } from './place.ts';
import {
  capitalDistricts,
  findPlaceByBareSlug,
  findPlaceByKey,
  findPlaceByAliasSlug,
  findPlaceBySlug,
  municipalities,
  municipalityCoordinates,
  neighbourhoodsOf,
  places,
  zones,
} from './places.ts';

/** Lei Municipal 11.220/1992, grouped by the zones of the specification. */
const OFFICIAL_DISTRICTS: Record<Zone, string> = {
  'Zona Central': 'Bela Vista, Bom Retiro, Cambuci, Consolação, Liberdade, República, Santa Cecília, Sé',
  'Zona Norte':
    'Anhanguera, Brasilândia, Cachoeirinha, Casa Verde, Freguesia do Ó, Jaçanã, Jaraguá, Limão, Mandaqui, Perus, Pirituba, Santana, ' +
    'São Domingos, Tremembé, Tucuruvi, Vila Guilherme, Vila Maria, Vila Medeiros',
  'Zona Sul':
    'Campo Belo, Campo Grande, Campo Limpo, Capão Redondo, Cidade Ademar, Cidade Dutra, Cursino, Grajaú, Ipiranga, Jabaquara, ' +
    'Jardim Ângela, Jardim São Luís, Marsilac, Moema, Parelheiros, Pedreira, Sacomã, Santo Amaro, Saúde, Socorro, Vila Andrade, Vila Mariana',
  'Zona Leste':
    'Água Rasa, Aricanduva, Artur Alvim, Belém, Brás, Cangaíba, Carrão, Cidade Líder, Cidade Tiradentes, Ermelino Matarazzo, ' +
    'Guaianases, Iguatemi, Itaim Paulista, Itaquera, Jardim Helena, José Bonifácio, Lajeado, Mooca, Pari, Parque do Carmo, Penha, ' +
    'Ponte Rasa, São Lucas, São Mateus, São Miguel, São Rafael, Sapopemba, Tatuapé, Vila Curuçá, Vila Formosa, Vila Jacuí, ' +
    'Vila Matilde, Vila Prudente',
  'Zona Oeste':
    'Alto de Pinheiros, Barra Funda, Butantã, Itaim Bibi, Jaguara, Jaguaré, Jardim Paulista, Lapa, Morumbi, Perdizes, Pinheiros, ' +
    'Raposo Tavares, Rio Pequeno, Vila Leopoldina, Vila Sônia',
};

function requirePlace(key: string) {
  const place = findPlaceByKey(key);
  if (!place) throw new Error(`No place ${key}`);
  return place;
}

test('Greater São Paulo has 39 municipalities, each with coordinates inside it', () => {
  expect(municipalities).toHaveLength(39);
  for (const { name } of municipalities) {
    const { latitude, longitude } = municipalityCoordinates[name] ?? { latitude: 0, longitude: 0 };
    expect(latitude).toBeGreaterThan(-24.1);
    expect(latitude).toBeLessThan(-23.1);
    expect(longitude).toBeGreaterThan(-47.3);
    expect(longitude).toBeLessThan(-45.6);
  }
});

test('all 96 official districts of the capital are there, each in its zone', () => {
  const official = Object.entries(OFFICIAL_DISTRICTS).flatMap(([zone, names]) =>
    names.split(', ').map((name) => `${zone}: ${name}`),
  );
  expect(official).toHaveLength(96);
  expect(capitalDistricts.map((place) => `${place.zone}: ${place.name}`).toSorted()).toEqual(official.toSorted());
  for (const district of capitalDistricts) expect(findPlaceBySlug(district.slug)).toBe(district);
});

test('the capital has five zones, which take the article', () => {
  expect(zones.map(inPlace)).toEqual([
    'na Zona Central',
    'na Zona Norte',
    'na Zona Sul',
    'na Zona Leste',
    'na Zona Oeste',
  ]);
});

test('Guarulhos has about 100 neighbourhoods, Osasco about 50 and the capital at least 60 beside its districts', () => {
  expect(neighbourhoodsOf(requirePlace('Guarulhos')).length).toBeGreaterThanOrEqual(95);
  expect(neighbourhoodsOf(requirePlace('Osasco')).length).toBeGreaterThanOrEqual(48);
  expect(neighbourhoodsOf(requirePlace('São Paulo')).length).toBeGreaterThanOrEqual(96 + 60);
});

test('the zones share out the neighbourhoods of the capital', () => {
  const shared = zones.flatMap(neighbourhoodsOf);
  expect(new Set(shared)).toEqual(new Set(neighbourhoodsOf(requirePlace('São Paulo'))));
  expect(shared).toHaveLength(new Set(shared).size);
});

test('a neighbourhood has no neighbourhoods', () => {
  expect(neighbourhoodsOf(requirePlace('Mooca - São Paulo (Capital)'))).toEqual([]);
});

test('keys and slugs are unique and clean', () => {
  expect(new Set(places.map((place) => place.key)).size).toBe(places.length);
  expect(new Set(places.map((place) => place.slug)).size).toBe(places.length);
  for (const { slug } of places) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each([
  ['Mooca - São Paulo (Capital)', 'na Mooca'],
  ['Brás - São Paulo (Capital)', 'no Brás'],
  ['Moema - São Paulo (Capital)', 'em Moema'],
  ['Tatuapé - São Paulo (Capital)', 'no Tatuapé'],
  ['Perdizes - São Paulo (Capital)', 'em Perdizes'],
  ['Freguesia do Ó - São Paulo (Capital)', 'na Freguesia do Ó'],
  ['Itaquera - São Paulo (Capital)', 'em Itaquera'],
  ['Jardins - São Paulo (Capital)', 'nos Jardins'],
  ['Pimentas - Guarulhos', 'nos Pimentas'],
  ['Presidente Altino - Osasco', 'em Presidente Altino'],
  ['Alphaville - Barueri', 'em Alphaville'],
  ['Embu das Artes', 'em Embu das Artes'],
])('%s is spoken of as "%s"', (key, spoken) => {
  expect(inPlace(requirePlace(key))).toBe(spoken);
});

test('the form as the specification words it finds its place', () => {
  expect(findPlaceByAliasSlug('zona-central---sao-paulo-(capital)')?.slug).toBe('zona-central-sao-paulo-capital');
});

test('a bare name finds its place only when one entry has it', () => {
  expect(findPlaceByBareSlug('mooca')?.slug).toBe('mooca-sao-paulo-capital');
  expect(findPlaceByBareSlug('zona-norte')?.slug).toBe('zona-norte-sao-paulo-capital');
  expect(findPlaceByBareSlug('bela-vista')).toBeNull();
  expect(findPlaceByBareSlug('guarulhos')).toBeNull();
  expect(findPlaceByBareSlug('atlantida')).toBeNull();
});
