import { besideSlots, hasSlots, withoutSlots } from './fact-slots.ts';

/** What is compared whole: the parts of an article that hold no other part. */
const BLOCK = /<(p|li|tr|h2|h3|h4|dt|dd)\b[^>]*>(?:(?!<(?:p|li|tr|h2|h3|h4|dt|dd|ul|ol|dl|table)\b).)*?<\/\1>/gs;
/** A mark, or the text up to the next one, slots included. */
const MARK_OR_RUN = /<(?!\/?data\b)[^>]*>|((?:[^<]|<\/?data\b[^>]*>)+)/g;
/** A slot may hold more than one sentence and is never parted: meanwhile its spaces are these. */
const KEPT_SPACE = '\u0001';
const SLOT = /<data\b[^>]*>[^<]*<\/data>/g;
const BETWEEN_SENTENCES = new RegExp(`(?<=[.?!](?:</data>)?) (?=(?:<data${KEPT_SPACE}value="[^"]*">)?\\p{Lu})`, 'u');

function sentencesOf(run: string): string[] {
  if (!hasSlots(run)) return run.split(BETWEEN_SENTENCES);
  return run
    .replace(SLOT, (slot) => slot.replaceAll(' ', KEPT_SPACE))
    .split(BETWEEN_SENTENCES)
    .map((sentence) => sentence.replaceAll(KEPT_SPACE, ' '));
}

function key(html: string): string {
  return withoutSlots(html)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** A sentence that is hardly more than a figure may be anybody's. */
function saysMore(html: string): boolean {
  return (besideSlots(html).match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

function learn(known: Map<string, string>, stored: string): void {
  const note = (html: string) => {
    if (hasSlots(html)) known.set(key(html), html.trim());
  };
  for (const [block] of stored.matchAll(BLOCK)) note(block);
  for (const [, run = ''] of stored.matchAll(MARK_OR_RUN))
    for (const sentence of sentencesOf(run)) if (saysMore(sentence)) note(sentence);
}

function sentenceKnown(known: ReadonlyMap<string, string>, sentence: string): string {
  const found = known.get(key(sentence));
  if (found === undefined) return sentence;
  const before = sentence.slice(0, sentence.length - sentence.trimStart().length);
  const after = sentence.slice(sentence.trimEnd().length);
  return before + found + after;
}

/**
 * The article with the slots of those blocks and sentences that stand, word by word, in one of the stored texts. What was written otherwise
 * stays as it is: the same figure in another sentence may be another's.
 */
export function withKnownSlots(html: string, stored: readonly string[]): string {
  const known = new Map<string, string>();
  for (const text of stored) learn(known, text);
  if (known.size === 0) return html;
  const blocks = html.replace(BLOCK, (block) => known.get(key(block)) ?? block);
  return blocks.replace(MARK_OR_RUN, (whole, run: string | undefined) =>
    run === undefined || hasSlots(run)
      ? whole
      : sentencesOf(run)
          .map((sentence) => sentenceKnown(known, sentence))
          .join(' '),
  );
}
