import { locationPosts, type ServiceType } from '../business/location-titles.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import { library } from '../content/library/library.ts';
import type { Understanding } from './understanding.ts';

const ENTRY_OF: Readonly<Record<ServiceType, readonly [entry: string, gateKind: GateKind | null]>> = {
  'Motor de Portão': ['comprar-motor', null],
  'Motor Basculante': ['motor-basculante', 'tilting'],
  'Automação de Portões': ['automatizar-portao', null],
  'Loja de Motor': ['loja-de-motor', null],
  'Portões Eletrônicos': ['portao-eletronico', null],
};

const byTitle = new Map(locationPosts.map((post) => [post.title, post]));

/** The built-in titles were made of a service and a place, so nothing has to be looked for; null for every other title. */
export function understandBuiltIn(title: string): Understanding | null {
  const post = byTitle.get(title);
  if (!post) return null;
  const [id, gateKind] = ENTRY_OF[post.serviceType];
  const entry = library.get(id) ?? null;
  return {
    entry,
    family: entry?.family ?? null,
    place: { kind: 'own', place: post.place },
    gateKind,
    part: 'motor',
    brand: null,
    danger: false,
    refusal: null,
    confidence: 'sure',
    score: 1,
    alternatives: [],
    meant: [],
    unexplained: [],
    figures: {
      flats: null,
      kilograms: null,
      metres: null,
      heightMetres: null,
      cyclesADay: null,
      cyclesAnHour: null,
      leaves: null,
    },
  };
}
