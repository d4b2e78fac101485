import { canonicalSlug } from '../text/slug.ts';
import type { Named } from '../text/portuguese.ts';
import { municipalities, neighbourhoodsOf, zones } from './places.ts';

/** Titles are combined of a service and a place; these are the lists that either is ticked in. */
export interface PartList {
  /** In addresses and in the database: 'servicos', 'zona-leste'. */
  readonly id: string;
  /** 'Zona Leste' */
  readonly name: string;
  readonly kind: 'service' | 'place';
  /** A service has no article. */
  readonly parts: readonly Named[];
}

/** Services as they stand at the head of a title. */
const SERVICES = [
  'Motor de portão',
  'Motor deslizante',
  'Motor basculante',
  'Motor pivotante',
  'Instalação de motor de portão',
  'Manutenção de motor de portão',
  'Conserto de portão automático',
  'Conserto 24 horas de portão',
  'Automação de portões',
  'Controle remoto para portão',
];

export const SERVICE_LIST = 'servicos';

function listOfPlaces(name: string, places: readonly Named[]): PartList {
  const parts = places.map((place) => ({ name: place.name, article: place.article }));
  return { id: canonicalSlug(name), name, kind: 'place', parts };
}

/** The lists as they are before anybody changes them; the last one is for places that are in no table of ours. */
export const partLists: readonly PartList[] = [
  {
    id: SERVICE_LIST,
    name: 'Serviços',
    kind: 'service',
    parts: SERVICES.map((name) => ({ name, article: null })),
  },
  listOfPlaces('Municípios', municipalities),
  ...zones.map((zone) => listOfPlaces(zone.name, neighbourhoodsOf(zone))),
  listOfPlaces('Outros lugares', []),
];
