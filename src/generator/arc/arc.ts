import type { Entry, Family } from '../../content/library/entry.ts';
import type { ArcSection } from '../../content/library/shared-texts.ts';

/** What a reader of each family needs, in order; a page takes as many as its creativity gives, the first ones first. */
export const ARCS: Readonly<Record<Family, readonly ArcSection[]>> = {
  danger: ['check', 'avoid', 'call', 'why'],
  fault: ['why', 'check', 'avoid', 'call', 'cost'],
  price: ['sum', 'why', 'cost', 'models', 'check', 'avoid', 'call'],
  purchase: ['sum', 'why', 'models', 'check', 'cost', 'avoid', 'call', 'visit'],
  choice: ['sum', 'why', 'models', 'check', 'cost', 'avoid', 'call'],
  'how-to': ['steps', 'avoid', 'call', 'why', 'cost'],
  maintenance: ['why', 'check', 'avoid', 'cost', 'call'],
  building: ['sum', 'why', 'check', 'avoid', 'call', 'cost'],
  brand: ['why', 'check', 'avoid', 'cost', 'call'],
  product: ['why', 'check', 'call', 'cost', 'avoid'],
  payment: ['why', 'check', 'cost', 'avoid', 'call'],
  law: ['why', 'check', 'cost', 'avoid', 'call'],
  service: ['why', 'check', 'avoid', 'call', 'cost', 'visit'],
  place: ['why', 'check', 'cost', 'avoid', 'call', 'visit'],
  refusal: ['why', 'call'],
};

/** Sections that stay in their place however the others are drawn: without them the page would miss its subject. */
export const KEPT_IN_FRONT = 2;

/** Families whose pages offer nothing: no price, no list of services before the danger has passed, no invitation. */
export const WITHOUT_OFFER: ReadonlySet<Family> = new Set<Family>(['danger', 'refusal']);

/** Where nobody wants to read of the district before help has come: an entry of an emergency. */
export function isUrgent({ family, id }: Pick<Entry, 'family' | 'id'>): boolean {
  return family === 'danger' || id === 'emergencia-24-horas';
}
