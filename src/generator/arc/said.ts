import { paragraph } from '../../text/html-fragments.ts';
import { storedSentences } from './stored-sentences.ts';

/** What a page has said: no sentence of it stands there twice. */
interface Saying {
  readonly said: Set<string>;
}

/** Sentences of the text that the page has not said. */
export function unsaid({ said }: Saying, html: string): string {
  const sentences = storedSentences(html).filter((sentence) => !said.has(sentence));
  for (const sentence of sentences) said.add(sentence);
  return sentences.join(' ');
}

/** Of a list: no later paragraph says them again. */
export function tell({ said }: Saying, items: readonly string[]): void {
  for (const item of items) for (const sentence of storedSentences(closed(item))) said.add(sentence);
}

export function closed(html: string): string {
  return /[.?!:](?:<\/data>)?$/.test(html) ? html : `${html}.`;
}

/** A paragraph of what the page has not said; nothing where that is nothing. */
export function newParagraph(writing: Saying, html: string): string {
  const text = unsaid(writing, html.trim());
  return text === '' ? '' : paragraph(text);
}
