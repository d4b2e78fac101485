import { expect, test } from 'vitest';
import type { LocationPost } from '../src/business/location-titles.ts';
import { listPosts, loadPost } from '../src/public-pages/post.ts';
import { NOON, renderTestPage, testFacts } from '../src/site/test-site.ts';
import { freshDatabase } from './support/database.ts';

const THIN = 'motor-basculante-ppa-mooca';
const FULL = 'motor-de-portao-ppa-mooca';

test('a post of few own words is kept from search engines by page and sitemap alike, and stays within reach', async () => {
  const { db } = await freshDatabase('sqlite');
  const sources = { db, facts: testFacts, now: NOON };
  const isIndexed = ({ slug }: LocationPost) => slug !== THIN;
  const shown = async (slug: string) => {
    const loaded = await loadPost({ path: `/postagens/${slug}`, slug, query: () => undefined }, sources, isIndexed);
    return 'page' in loaded ? renderTestPage(loaded.page) : '';
  };
  const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  expect(robotsOf(await shown(THIN))).toBe('noindex, follow');
  expect(robotsOf(await shown(FULL))).toBe('index, follow');
  expect(await shown(FULL)).toContain(`href="/postagens/${THIN}"`);
  const listed = (await listPosts(sources, isIndexed)).map(({ path }) => path);
  expect(listed).not.toContain(`/postagens/${THIN}`);
  expect(listed).toContain(`/postagens/${FULL}`);
});
