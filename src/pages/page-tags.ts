/** Cache tags of what generated pages show up in. */
export const pageTags = {
  /** Lists and counts of pages: the sitemap. Related links carry the tags of the pages that they show. */
  list: 'pages',
  page: (slug: string) => `page:${slug}`,
  /** What the page at the slug says was rewritten: its similarity must be measured on the new text. */
  text: (slug: string) => `text:${slug}`,
  /** What is counted of the page at the slug is new, and nothing that visitors see of it. */
  counted: (slug: string) => `counted:${slug}`,
} as const;

const PAGE_PREFIX = pageTags.page('');
const TEXT_PREFIX = pageTags.text('');
const COUNTED_PREFIX = pageTags.counted('');

/** The slugs whose text a change rewrote. */
export function rewrittenSlugsOfTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(TEXT_PREFIX)).map((tag) => tag.slice(TEXT_PREFIX.length));
}

/** The slugs that a change's tags name. */
export function slugsOfTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(PAGE_PREFIX)).map((tag) => tag.slice(PAGE_PREFIX.length));
}

/** The slugs of which a change names the page, or only what is counted of it. */
export function countedSlugsOfTags(tags: readonly string[]): string[] {
  const counted = tags.filter((tag) => tag.startsWith(COUNTED_PREFIX)).map((tag) => tag.slice(COUNTED_PREFIX.length));
  return [...new Set([...slugsOfTags(tags), ...counted])];
}
