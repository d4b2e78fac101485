import sanitize from 'sanitize-html';

/**
 * What an article may hold. No styles, no classes, no identifiers, no media: the page's own design and policy decide those, and
 * nothing that runs or loads may come out of the database.
 */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'em', 'b', 'i', 'br', 'hr', 'blockquote', 'a', 'section',
    'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'small', 'sup', 'sub',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'], td: ['colspan'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  // The page prints the title as its one h1.
  transformTags: { h1: 'h2' },
};

/** HTML that is safe to publish inside an article. Idempotent; malformed markup is closed, what is not allowed is left out. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim();
}
