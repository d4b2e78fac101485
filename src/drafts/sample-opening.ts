import { plainText } from '../text/plain-text.ts';

const OPENING_LENGTH = 180;

/** The first words of the text itself, whole sentences where they fit. */
export function openingOf(html: string): string {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inner = '']) => inner);
  const text = plainText(paragraphs.length > 0 ? paragraphs.join(' ') : html)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= OPENING_LENGTH) return text;
  const cut = text.slice(0, OPENING_LENGTH);
  const end = Math.max(...['. ', '? ', '! '].map((mark) => cut.lastIndexOf(mark)));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
