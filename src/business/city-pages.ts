import { addresses } from './addresses.ts';
import { guarulhosTestimonials, osascoTestimonials, type Testimonial } from './testimonials.ts';

interface CityPageRow {
  /** The municipality's key among the places. */
  readonly key: string;
  readonly path: string;
  readonly testimonials: readonly Testimonial[];
}

/** The municipalities with a page of their own, a row each; `content/cities.ts` has their texts. Every other place has its landing page. */
export const cityPages = [
  { key: 'Guarulhos', path: addresses.guarulhos, testimonials: guarulhosTestimonials },
  { key: 'Osasco', path: addresses.osasco, testimonials: osascoTestimonials },
] as const satisfies readonly CityPageRow[];

export type CityPageKey = (typeof cityPages)[number]['key'];
