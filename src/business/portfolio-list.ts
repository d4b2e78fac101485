import { addresses } from './addresses.ts';
import { gateKindIds } from './gate-kind-ids.ts';
import { type GateKind, gateKinds } from './gate-kinds.ts';
import type { Place } from './place.ts';
import { findPlaceBySlug } from './places.ts';
import { type PortfolioService, portfolioServices } from './portfolio-services.ts';
import { keysOf } from '../text/keys-of.ts';

/** What the list of jobs is narrowed to; null for all of it. */
export interface PortfolioFilter {
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  readonly service: PortfolioService | null;
}

/** The fields of its form, as they stand in an address. */
export const FILTER_FIELDS = { place: 'lugar', gateKind: 'portao', service: 'servico' } as const;

export function parsePortfolioFilter(query: (name: string) => string | undefined): PortfolioFilter {
  const kind = query(FILTER_FIELDS.gateKind);
  const asked = query(FILTER_FIELDS.service);
  return {
    place: findPlaceBySlug(query(FILTER_FIELDS.place) ?? ''),
    gateKind: gateKindIds.find((id) => gateKinds[id].key === kind) ?? null,
    service: keysOf(portfolioServices).find((id) => portfolioServices[id].value === asked) ?? null,
  };
}

export function isFiltered({ place, gateKind, service }: PortfolioFilter): boolean {
  return place !== null || gateKind !== null || service !== null;
}

/** '/servicos?lugar=mooca-sao-paulo-capital&pagina=2' */
export function portfolioListAddress({ place, gateKind, service }: PortfolioFilter, page: number): string {
  const fields = [
    [FILTER_FIELDS.place, place?.slug],
    [FILTER_FIELDS.gateKind, gateKind && gateKinds[gateKind].key],
    [FILTER_FIELDS.service, service && portfolioServices[service].value],
    ['pagina', page > 1 ? String(page) : null],
  ].filter(([, value]) => value);
  const query = fields.map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' ? addresses.portfolio : `${addresses.portfolio}?${query}`;
}
