/** Cache tags of what generated pages show up in. */
export const pageTags = {
  /** Lists and counts of pages: the sitemap, related links. */
  list: 'pages',
  page: (slug: string) => `page:${slug}`,
} as const;

const PAGE_PREFIX = pageTags.page('');

/** The slugs that a change's tags name. */
export function slugsOfTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(PAGE_PREFIX)).map((tag) => tag.slice(PAGE_PREFIX.length));
}
