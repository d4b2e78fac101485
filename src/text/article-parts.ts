/** Parts of an article's HTML that say nothing where they hold no text, each before those that it may stand in. */
export const articleParts: readonly string[] = ['p', 'h2', 'h3', 'h4', 'li', 'ul', 'ol', 'blockquote', 'section'];
