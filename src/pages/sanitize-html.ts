import sanitize from 'sanitize-html';
import { articleParts } from '../text/article-parts.ts';
import { onlyWholeSlots } from '../text/fact-slots.ts';
import { linkAddress } from '../text/link-address.ts';
import { formatNumber } from '../text/money.ts';
import { isCanonical } from './canonical-article.ts';

/** Elements that are removed where they hold no text: on a page they would be a gap. */
const EMPTY_IS_NOTHING: ReadonlySet<string> = new Set(articleParts);

/**
 * What an article may hold. No styles, no classes, no identifiers, no media: the page's own design and policy decide those, and
 * nothing that runs or loads may come out of the database.
 */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'hr',
    'blockquote',
    'a',
    'section',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'details',
    'summary',
    'small',
    'sup',
    'sub',
    // Facts of the company, which whoever shows the article fills.
    'data',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'], td: ['colspan'], ol: ['start'], data: ['value'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  transformTags: {
    // The page prints the title as its one h1, and a heading keeps its line whatever its level was.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href = '', ...others }) => {
      const address = linkAddress(href);
      return { tagName, attribs: address === null ? others : { ...others, href: address } };
    },
  },
  exclusiveFilter: ({ tag, text }) => EMPTY_IS_NOTHING.has(tag) && text.trim() === '',
};

/** In characters. A generated page has some 20,000. */
const LENGTH_MAX = 200_000;
/** The deepest nesting. The parser searches all open elements at each tag, so that each level more costs more. */
const DEPTH_MAX = 100;

class TooNested extends Error {}

/** @throws TooNested at the first tag that is too deep, before anything behind it is read. */
function clean(html: string): string {
  if (isCanonical(html)) return html;
  let depth = 0;
  const options: sanitize.IOptions = {
    ...OPTIONS,
    onOpenTag() {
      depth += 1;
      if (depth > DEPTH_MAX) throw new TooNested();
    },
    onCloseTag() {
      depth -= 1;
    },
  };
  return onlyWholeSlots(sanitize(html, options).trim());
}

export type ParsedArticle =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly message: string };

/** What somebody wrote, as it may be stored: size and depth are checked before it is read whole. */
export function parseArticle(html: string): ParsedArticle {
  if (html.length > LENGTH_MAX) {
    return {
      ok: false,
      message: `O texto da página pode ter no máximo ${formatNumber(LENGTH_MAX)} caracteres, com as marcações; este tem ${formatNumber(html.length)}.`,
    };
  }
  try {
    return { ok: true, html: clean(html) };
  } catch (error) {
    if (!(error instanceof TooNested)) throw error;
    return {
      ok: false,
      message: `O texto tem mais de ${DEPTH_MAX} marcações umas dentro das outras. Cole-o sem formatação.`,
    };
  }
}

/**
 * HTML that is safe to publish inside an article. Idempotent; malformed markup is closed, what is not allowed is left out. Nothing is left
 * of what is nested as no article is: it was written behind the application's back.
 */
export function sanitizeHtml(html: string): string {
  try {
    return clean(html);
  } catch (error) {
    if (error instanceof TooNested) return '';
    throw error;
  }
}
