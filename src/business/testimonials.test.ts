import { expect, test } from 'vitest';
import { allTestimonials, guarulhosTestimonials, osascoTestimonials, testimonialsFor } from './testimonials.ts';

test('at most three testimonials are shown, the city’s own first', () => {
  expect(testimonialsFor()).toHaveLength(3);
  for (const city of ['São Paulo', 'Guarulhos', 'Osasco']) {
    const [first, ...others] = testimonialsFor(city);
    expect(first?.location).toContain(city);
    expect(others).toEqual(testimonialsFor().slice(0, 2));
  }
  expect(testimonialsFor('Cotia')).toEqual(testimonialsFor());
});

test('Guarulhos and Osasco have ten each', () => {
  expect(guarulhosTestimonials).toHaveLength(10);
  expect(osascoTestimonials).toHaveLength(10);
});

test('nobody speaks twice and nobody types a figure of the business', () => {
  expect(new Set(allTestimonials.map((testimonial) => testimonial.name)).size).toBe(allTestimonials.length);
  for (const { text } of allTestimonials) expect(text).not.toMatch(/\d|R\$/);
});
