import { addresses } from './addresses.ts';

interface CityPageRow {
  /** The municipality's key among the places. */
  readonly key: string;
  readonly path: string;
}

/**
 * The municipalities with a page of their own, a row each; the compiler asks for a new one's texts (`content/cities.ts`) and testimonials. Every
 * other place has its landing page.
 */
export const cityPages = [
  { key: 'Guarulhos', path: addresses.guarulhos },
  { key: 'Osasco', path: addresses.osasco },
] as const satisfies readonly CityPageRow[];

export type CityPageKey = (typeof cityPages)[number]['key'];
