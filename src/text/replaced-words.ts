import { TEXT_SLOT } from './fact-slots.ts';

/** A tag, or a fact slot with the words that it holds. */
const HTML_KEPT = /<data value="[^"]*">[^<]*<\/data>|<[^>]*>/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const LETTER_OR_DIGIT = '[\\p{L}\\p{N}]';

/** What is sought stands alone: 'motor' is not found in 'motorista'. */
function wordsPattern(sought: string): RegExp {
  const escaped = sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '[\\s\\u00a0]+');
  const isWord = (sign: string | undefined) => sign !== undefined && new RegExp(LETTER_OR_DIGIT, 'u').test(sign);
  const before = isWord(sought[0]) ? `(?<!${LETTER_OR_DIGIT})` : '';
  const after = isWord(sought.at(-1)) ? `(?!${LETTER_OR_DIGIT})` : '';
  return new RegExp(before + escaped + after, 'gu');
}

/** Replaces in what stands between the parts that are kept. */
function between(text: string, kept: RegExp, replaced: (part: string) => string): string {
  let done = '';
  let at = 0;
  for (const match of text.matchAll(kept)) {
    done += replaced(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return done + replaced(text.slice(at));
}

const inHtml = (words: string) => words.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Replaces words in the text of an article; tags, what stands in them, and fact slots stay. Words that a tag parts are not found. */
export function replaceInHtml(html: string, sought: string, by: string): string {
  const pattern = wordsPattern(inHtml(sought));
  return between(html, HTML_KEPT, (part) => part.replace(pattern, () => inHtml(by)));
}

/** The same for plain text: a title or a description. */
export function replaceInText(text: string, sought: string, by: string): string {
  const pattern = wordsPattern(sought);
  return between(text, TEXT_SLOT, (part) => part.replace(pattern, () => by));
}
