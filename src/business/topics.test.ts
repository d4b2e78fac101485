import { expect, test } from 'vitest';
import { findLinkTopicByAliasSlug, findLinkTopicBySlug, linkTopics } from './link-topics.ts';
import { findTopicByAliasSlug, findTopicBySlug, serviceTopics, topicCategories, topicsOf } from './service-topics.ts';

test('there are about 42 service topics with unique slugs, and every category has some', () => {
  expect(serviceTopics).toHaveLength(42);
  expect(new Set(serviceTopics.map((topic) => topic.slug)).size).toBe(42);
  for (const category of topicCategories) expect(topicsOf(category).length).toBeGreaterThanOrEqual(5);
});

test('each of the 27 built-in links is also a service topic, where it is canonical', () => {
  expect(linkTopics).toHaveLength(27);
  expect(new Set(linkTopics.map((topic) => topic.slug)).size).toBe(27);
  for (const link of linkTopics) expect(findTopicBySlug(link.slug)?.title).toBe(link.title);
});

test('the description of a built-in link is unique and fits a search result', () => {
  expect(new Set(linkTopics.map((topic) => topic.description)).size).toBe(27);
  const misfits = linkTopics.filter(({ description }) => description.length < 100 || description.length > 155);
  expect(misfits.map(({ slug, description }) => `${slug}: ${description.length}`)).toEqual([]);
});

test('topics are found by both slug forms and by nothing else', () => {
  expect(findTopicBySlug('portao-nao-fecha')?.category).toBe('Problemas e Soluções');
  expect(findTopicByAliasSlug('portao-nao-fecha')?.slug).toBe('portao-nao-fecha');
  expect(findLinkTopicBySlug('motor-deslizante')?.title).toBe('Motor deslizante');
  expect(findLinkTopicByAliasSlug('motor-deslizante')?.title).toBe('Motor deslizante');
  expect(findTopicBySlug('jardinagem')).toBeNull();
  expect(findLinkTopicBySlug('motor-articulado')).toBeNull();
});
