import { linkAddress } from '../text/link-address.ts';

/** What may stand inside a line, and holds nothing but such. */
const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'small', 'sup', 'sub', 'a', 'data']);
/** Hold lines alone. */
const LINES: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'dt', 'summary', 'caption', ...INLINE]);
/** Where else than between other blocks an element stands. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
  summary: ['details'],
};
/** Blocks that hold those alone. */
const HOLDERS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);
const BLOCKS: ReadonlySet<string> = new Set([
  ...Object.keys(PARENTS),
  ...HOLDERS,
  'p',
  'h2',
  'h3',
  'h4',
  'section',
  'blockquote',
  'details',
]);
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  a: /^ href="([\w/#?=.:%+~-]+)"$/,
  data: /^ value="[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)*"$/,
  th: /^ scope="(?:col|row)"$/,
  td: /^ colspan="[1-9]\d?"$/,
  ol: /^ start="[1-9]\d{0,3}"$/,
};
const WITHOUT_ATTRIBUTES_NOTHING: ReadonlySet<string> = new Set(['a', 'data']);
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|tel:|mailto:)/;
const MARK = /<(\/?)([a-z][a-z0-9]*)( [^<>]*)?>|[<>]|&(?!(?:amp|lt|gt);)/g;
const DEPTH_MAX = 100;

interface Open {
  readonly name: string;
  /** Whether any text stands in it. */
  says: boolean;
}

/**
 * Whether an article is written just as sanitising writes it: known elements, closed in order, each where it may stand, saying something, with
 * the attributes that it may have. Sanitising would return it as it is, and takes ten times as long to do so. False tells nothing.
 */
export function isCanonical(html: string): boolean {
  if (html !== html.trim()) return false;
  const open: Open[] = [];
  let end = 0;
  for (const mark of html.matchAll(MARK)) {
    const [whole, slash, name, attributes = ''] = mark;
    noteText(open, html.slice(end, mark.index));
    end = mark.index + whole.length;
    if (name === undefined) return false;
    const isRight = slash === '/' ? closes(open, name, attributes) : opens(open, name, attributes);
    if (!isRight) return false;
  }
  return open.length === 0;
}

function noteText(open: readonly Open[], text: string): void {
  const innermost = open.at(-1);
  if (innermost && !innermost.says && text.trim() !== '') innermost.says = true;
}

function opens(open: Open[], name: string, attributes: string): boolean {
  const parent = open.at(-1)?.name ?? '';
  if (parent === 'data') return false;
  if (name === 'br' || name === 'hr') return attributes === ' /' && (name === 'br' || !LINES.has(parent));
  if (!mayStandIn(parent, name) || !mayHave(name, attributes) || open.length >= DEPTH_MAX) return false;
  open.push({ name, says: false });
  return true;
}

function closes(open: Open[], name: string, attributes: string): boolean {
  const closed = open.pop();
  if (closed?.name !== name || attributes !== '' || (!closed.says && name !== 'data')) return false;
  const parent = open.at(-1);
  if (parent && closed.says) parent.says = true;
  return true;
}

function mayStandIn(parent: string, name: string): boolean {
  if (INLINE.has(name)) return !HOLDERS.has(parent);
  const parents = PARENTS[name];
  if (parents) return parents.includes(parent);
  return BLOCKS.has(name) && !LINES.has(parent) && !HOLDERS.has(parent);
}

function mayHave(name: string, attributes: string): boolean {
  if (attributes === '') return !WITHOUT_ATTRIBUTES_NOTHING.has(name);
  const found = ATTRIBUTES[name]?.exec(attributes);
  if (!found) return false;
  const [, address] = found;
  return address === undefined || (ADDRESS.test(address) && linkAddress(address) === address);
}
