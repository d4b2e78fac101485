import { besideSlots, hasSlots, withoutSlots } from './fact-slots.ts';

/** What is compared whole: the parts of an article that hold no other part. */
const BLOCK = /<(p|li|tr|h2|h3|h4|dt|dd)\b[^>]*>(?:(?!<(?:p|li|tr|h2|h3|h4|dt|dd|ul|ol|dl|table)\b).)*?<\/\1>/gs;
/** Text between two marks, slots included. */
const RUN = /(?:[^<]|<data value="[^"]*">[^<]*<\/data>)+/g;
const BETWEEN_SENTENCES = /(?<=[.?!](?:<\/data>)?) (?=(?:<data value="[^"]*">)?\p{Lu})(?![^<]*<\/data>)/u;

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
  for (const [run] of stored.matchAll(RUN))
    for (const sentence of run.split(BETWEEN_SENTENCES)) if (saysMore(sentence)) note(sentence);
}

function sentenceKnown(known: ReadonlyMap<string, string>, sentence: string): string {
  const found = known.get(key(sentence));
  if (found === undefined) return sentence;
  const [before = ''] = /^\s*/.exec(sentence) ?? [];
  const [after = ''] = /\s*$/.exec(sentence) ?? [];
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
  return blocks.replace(RUN, (run) =>
    hasSlots(run)
      ? run
      : run
          .split(BETWEEN_SENTENCES)
          .map((sentence) => sentenceKnown(known, sentence))
          .join(' '),
  );
}
