/** HTML to the text a person reads, without a DOM: tags go, entities are decoded, block elements break lines. */

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+));/g;
/** What a reader never sees: comments, scripts, styles. */
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** No '<' inside of a tag, here and below: what opens a tag and never closes it must not be searched to the end of the text each time. */
const BLOCK =
  /<\/?(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)(?![a-z0-9-])[^<>]*>|<br\b[^<>]*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;
const TAG = /<\/?[a-zA-Z][^<>]*>/g;
/** From the first of its spaces on: tried from each, a long row of spaces would cost the square of its length. */
const BREAK = /(?<! ) *[\t\n][ \t\n]*/g;

function decodeEntity(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\uFFFD';
}

function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(ENTITY, decodeEntity) : text;
}

/** What is left of white space in which a line or a cell ends. */
function joined(space: string): string {
  return space.includes('\n') ? '\n' : space.replaceAll(' ', '');
}

/** One line for each block, without empty lines; a table's row is one line, its cells parted by a tab. */
export function plainText(html: string): string {
  const marked = (html.includes('<!--') || /<(?:script|style|template)/i.test(html) ? html.replace(HIDDEN, ' ') : html)
    .replace(/[\t\n\r\f ]+/g, ' ')
    .replace(BLOCK, '\n')
    .replace(CELL_END, '\t')
    .replace(TAG, '');
  return decodeEntities(marked.replace(BREAK, joined).trim());
}
