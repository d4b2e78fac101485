import type { PlaceProof } from '../../missing-proof/proof-contracts.ts';
import { plural } from '../../text/portuguese.ts';

/** How much proof a region lacks: pages that wait for it, none that waits, or no page at all. */
export type Lack = 'much' | 'some' | 'none' | 'empty';

/** What the places of one region have together. */
export interface RegionProof {
  readonly region: string;
  readonly opens: number;
  readonly pages: number;
  readonly jobs: number;
  readonly lack: Lack;
}

/** So many pages that wait are worth a way there. */
const MUCH_FROM = 10;

export function lackOf(opens: number, pages: number, jobs: number): Lack {
  if (opens >= MUCH_FROM) return 'much';
  if (opens > 0) return 'some';
  return pages + jobs > 0 ? 'none' : 'empty';
}

export function proofOfRegion(region: string, places: readonly PlaceProof[]): RegionProof {
  const own = places.filter((place) => place.region === region);
  const sum = (of: (place: PlaceProof) => number) => own.reduce((total, place) => total + of(place), 0);
  const [opens, pages, jobs] = [sum((place) => place.opens), sum((place) => place.pages), sum((place) => place.jobs)];
  return { region, opens, pages, jobs, lack: lackOf(opens, pages, jobs) };
}

/** 'Zona Norte: 8 páginas fora dos buscadores, 1 serviço' */
export function proofWords({ region, opens, pages, jobs, lack }: RegionProof): string {
  if (lack === 'empty') return `${region}: nenhuma página`;
  const waiting =
    opens > 0
      ? plural(opens, 'página fora dos buscadores', 'páginas fora dos buscadores')
      : `${plural(pages, 'página', 'páginas')}, nenhuma à espera`;
  return `${region}: ${waiting}, ${plural(jobs, 'serviço', 'serviços')}`;
}
