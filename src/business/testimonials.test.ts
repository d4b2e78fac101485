import { expect, test } from 'vitest';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { cityPages } from './city-pages.ts';
import { cityPageTestimonials, testimonialsFor } from './testimonials.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const live = buildFacts(FICTITIOUS_COMPANY, { shown: false });

test('at most three testimonials are shown, the city’s own first', () => {
  expect(testimonialsFor(facts)).toHaveLength(3);
  for (const city of ['São Paulo', 'Guarulhos', 'Osasco']) {
    const [first, ...others] = testimonialsFor(facts, city);
    expect(first?.location).toContain(city);
    expect(others).toEqual(testimonialsFor(facts).slice(0, 2));
  }
  expect(testimonialsFor(facts, 'Cotia')).toEqual(testimonialsFor(facts));
});

test('where samples are not shown only confirmed words are left', () => {
  expect(testimonialsFor(live, 'Guarulhos')).toEqual([]);
  const [first, ...others] = live.testimonials.toReversed();
  if (!first) throw new Error('The facts name no testimonial');
  const real = { ...first, name: 'Ana', location: 'Km 18', text: 'Gostei.', sample: false };
  expect(real.municipality).toBe('Osasco');
  expect(cityPageTestimonials({ ...live, testimonials: [...others, real] }, 'Osasco')).toEqual([real]);
});

test('each city with a page of its own has ten', () => {
  for (const { key } of cityPages) expect(cityPageTestimonials(facts, key)).toHaveLength(10);
});

test('nobody speaks twice and nobody types a figure of the business', () => {
  expect(new Set(facts.testimonials.map(({ name }) => name)).size).toBe(facts.testimonials.length);
  for (const { text } of facts.testimonials) expect(text).not.toMatch(/\d|R\$/);
});
