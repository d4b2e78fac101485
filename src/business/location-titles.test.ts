import { expect, test } from 'vitest';
import { compareText } from '../text/sort.ts';
import { featuredPosts, findPostBySlug, locationPosts, locationTitles, serviceTypes } from './location-titles.ts';

test('there are more than 500 titles, of five service types, with unique slugs', () => {
  expect(locationTitles.length).toBeGreaterThan(500);
  expect(new Set(locationPosts.map((post) => post.slug)).size).toBe(locationPosts.length);
  expect(new Set(locationPosts.map((post) => post.serviceType))).toEqual(new Set(serviceTypes));
  expect(serviceTypes).toHaveLength(5);
});

test('the posts that the home page links to are among them', () => {
  expect(featuredPosts.map((post) => post.title)).toEqual([
    'Portões Eletrônicos PPA Jardim Helena',
    'Motor Basculante PPA Vila Olímpia',
    'Motor de Portão PPA Santana',
  ]);
});

test('titles are sorted as a Brazilian dictionary sorts', () => {
  expect(locationTitles).toEqual(locationTitles.toSorted(compareText));
  expect(locationTitles.indexOf('Loja de Motor PPA Água Rasa')).toBeLessThan(
    locationTitles.indexOf('Loja de Motor PPA Belém'),
  );
});

test('a post is found by its slug and an unknown one is not', () => {
  expect(findPostBySlug('motor-de-portao-ppa-santana')?.place.key).toBe('Santana - São Paulo (Capital)');
  expect(findPostBySlug('motor-de-portao-ppa-lisboa')).toBeNull();
});
