/** Cache tags of what generated pages show up in. */
export const pageTags = {
  /** Lists and counts of pages: the sitemap. Related links carry the tags of the pages that they show. */
  list: 'pages',
  page: (slug: string) => `page:${slug}`,
  /** What the page at the slug says was rewritten: its similarity must be measured on the new text. */
  text: (slug: string) => `text:${slug}`,
} as const;

const PAGE_PREFIX = pageTags.page('');
const TEXT_PREFIX = pageTags.text('');

/** The slugs whose text a change rewrote. */
export function rewrittenSlugsOfTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(TEXT_PREFIX)).map((tag) => tag.slice(TEXT_PREFIX.length));
}

/** The slugs that a change's tags name. */
export function slugsOfTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(PAGE_PREFIX)).map((tag) => tag.slice(PAGE_PREFIX.length));
}
