import type { CityPageKey } from './city-pages.ts';
import type { Facts } from './facts.ts';
import type { Testimonial } from './testimonial.ts';

const MOST_SHOWN = 3;

/** Stands over samples, so that nobody takes them for customers' words. */
export const SAMPLE_NOTE = 'Depoimentos de exemplo.';

/** Those that may be shown: where samples are not, only words that the owner has put in a sample's place. */
function shown({ testimonials, samplesShown }: Facts): readonly Testimonial[] {
  return testimonials.filter(({ sample }) => samplesShown || !sample);
}

/** At most three: the city's own first, then the general ones; none where only samples are left and those are not shown. */
export function testimonialsFor(facts: Facts, city?: string): readonly Testimonial[] {
  const here = shown(facts).filter(({ onCityPage }) => !onCityPage);
  const own = here.filter(({ municipality }) => municipality !== null && municipality === city);
  const general = here.filter(({ municipality }) => municipality === null);
  return [...own, ...general].slice(0, MOST_SHOWN);
}

/** Of a city's own page. */
export function cityPageTestimonials(facts: Facts, city: CityPageKey): readonly Testimonial[] {
  return shown(facts).filter(({ municipality, onCityPage }) => onCityPage && municipality === city);
}
