import { expect, test } from 'vitest';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { allTestimonials, cityPageTestimonials, shownTestimonials, testimonialsFor } from './testimonials.ts';

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
  const [first, ...others] = cityPageTestimonials.Osasco;
  expect(first).toBeDefined();
  const confirmed = { name: 'Ana', location: 'Km 18', text: 'Gostei.', sample: false };
  expect(shownTestimonials([...others, confirmed], live)).toEqual([confirmed]);
});

test('each city with a page of its own has ten', () => {
  for (const testimonials of Object.values(cityPageTestimonials)) expect(testimonials).toHaveLength(10);
});

test('nobody speaks twice and nobody types a figure of the business', () => {
  expect(new Set(allTestimonials.map((testimonial) => testimonial.name)).size).toBe(allTestimonials.length);
  for (const { text } of allTestimonials) expect(text).not.toMatch(/\d|R\$/);
});
