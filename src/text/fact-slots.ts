/**
 * A fact slot is the place of a company's fact in a stored text: the fact's key, and the words that it had when the text was stored. In HTML it
 * is `<data value="kitPrices">R$ 899 a R$ 1.349</data>`, in plain text `{kitPrices|R$ 899 a R$ 1.349}`. A reader is shown words alone.
 */

/** The words of a fact today, as plain text; undefined for a key that means nothing (any more). */
export type WordsOf = (key: string) => string | undefined;

export const SLOT_KEY = String.raw`[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)*`;
const HTML_SLOT = new RegExp(`<data value="(${SLOT_KEY})">([^<]*)</data>`, 'g');
const HTML_SLOT_OR_MARK = new RegExp(`<data value="(${SLOT_KEY})">[^<]*</data>|</?data\\b[^>]*>`, 'g');
export const TEXT_SLOT = new RegExp(`\\{(${SLOT_KEY})\\|([^{}|]*)\\}`, 'g');
const ANY_TEXT_SLOT = new RegExp(TEXT_SLOT.source);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** A paragraph whose only words were those of a fact that says nothing today. */
const EMPTY_PARAGRAPH = /<p>\s*<\/p>/g;

function escaped(words: string): string {
  return /[&<>]/.test(words) ? words.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign) : words;
}

/** @param html the fact's words, escaped. */
export function htmlSlot(key: string, html: string): string {
  return `<data value="${key}">${html}</data>`;
}

/** Words that a slot cannot hold stay words. */
export function textSlot(key: string, words: string): string {
  return /[{}|]/.test(words) ? words : `{${key}|${words}}`;
}

/** The HTML with the words that its slots hold. */
export function withoutSlots(html: string): string {
  return html.includes('<data') ? html.replace(HTML_SLOT, '$2') : html;
}

/** The plain text with the words that its slots hold. */
export function withoutTextSlots(text: string): string {
  return text.includes('{') ? text.replace(TEXT_SLOT, '$2') : text;
}

/** HTML that becomes plain text, with the slots of plain text. */
export function textWithSlots(html: string): string {
  return html.includes('<data') ? html.replace(HTML_SLOT, (_, key: string, held: string) => textSlot(key, held)) : html;
}

/** The HTML with the words of today; a slot whose key means nothing shows what it holds. One pass: every visitor's first page is filled. */
export function fillSlots(html: string, wordsOf: WordsOf): string {
  if (!html.includes('<data')) return html;
  let isEmptied = false;
  const filled = html.replace(HTML_SLOT, (_, key: string, held: string) => {
    const words = wordsOf(key);
    if (words === '') isEmptied = true;
    return words === undefined ? held : escaped(words);
  });
  return isEmptied ? filled.replace(EMPTY_PARAGRAPH, '') : filled;
}

/** Plain text has plain spaces alone. */
export function plainWords(words: string): string {
  return words.replaceAll('\u00a0', ' ');
}

/** The same for plain text, whose spaces all are plain ones. */
export function fillTextSlots(text: string, wordsOf: WordsOf): string {
  return text.includes('{')
    ? text.replace(TEXT_SLOT, (_, key: string, held: string) => plainWords(wordsOf(key) ?? held))
    : text;
}

/** The HTML with its slots, which hold the words of today. */
export function refreshSlots(html: string, wordsOf: WordsOf): string {
  if (!html.includes('<data')) return html;
  return html.replace(HTML_SLOT, (_, key: string, held: string) => {
    const words = wordsOf(key);
    return htmlSlot(key, words === undefined ? held : escaped(words));
  });
}

/** The same for plain text. */
export function refreshTextSlots(text: string, wordsOf: WordsOf): string {
  if (!text.includes('{')) return text;
  return text.replace(TEXT_SLOT, (_, key: string, held: string) => textSlot(key, plainWords(wordsOf(key) ?? held)));
}

/** Leaves whole slots alone and takes every other mark of one away; of a slot within a slot the inner one stays. */
export function onlyWholeSlots(html: string): string {
  return html.includes('<data')
    ? html.replace(HTML_SLOT_OR_MARK, (whole, key: string | undefined) => (key === undefined ? '' : whole))
    : html;
}

/** The plain text with the slots of `known` whose words of today stand in it, each behind the one before; who was given words sends words back. */
export function withSlotsOf(text: string, known: string, wordsOf: WordsOf): string {
  let [done, left] = ['', text];
  for (const [, key = '', held = ''] of known.matchAll(TEXT_SLOT)) {
    const words = plainWords(wordsOf(key) ?? held);
    const at = words === '' ? -1 : left.indexOf(words);
    // 'R$ 89' stands in 'R$ 899' and is another price.
    if (at < 0 || /^(?:\d|[.,]\d)/.test(left.slice(at + words.length))) continue;
    done += left.slice(0, at) + textSlot(key, words);
    left = left.slice(at + words.length);
  }
  return done + left;
}

export function hasSlots(html: string): boolean {
  return html.includes('<data value="');
}

export function hasTextSlots(text: string): boolean {
  return ANY_TEXT_SLOT.test(text);
}

/** The HTML as it reads without the figures of the company: slots say nothing. */
export function besideSlots(html: string): string {
  return html.includes('<data') ? html.replace(HTML_SLOT, '') : html;
}

export function besideTextSlots(text: string): string {
  return text.includes('{') ? text.replace(TEXT_SLOT, '') : text;
}

/** Whether two texts say the same, whatever words their slots held when they were stored. */
export function isSameStored(one: string, other: string): boolean {
  const keysAlone = (text: string) => text.replace(HTML_SLOT, '<data value="$1"></data>').replace(TEXT_SLOT, '{$1|}');
  return one === other || (one.includes('|') || one.includes('<data') ? keysAlone(one) === keysAlone(other) : false);
}

/** A slot whose words begin a sentence has a key that begins with a capital. */
export function capitaliseSlot(html: string): string {
  return html.replace(HTML_SLOT, (_, key: string, held: string) => htmlSlot(capital(key), capital(held)));
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('pt-BR') + text.slice(first.length);
}

/** The words of a key that may begin with a capital. */
export function wordsByKey(words: ReadonlyMap<string, string>): WordsOf {
  return (key) => {
    const said = words.get(key);
    if (said !== undefined || !/^[A-Z]/.test(key)) return said;
    const lower = words.get((key[0] ?? '').toLowerCase() + key.slice(1));
    return lower === undefined ? undefined : capital(lower);
  };
}
