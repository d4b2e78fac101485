import type { Entry } from '../../content/library/entry.ts';
import { circumstanceWords } from '../../understanding/vocabulary.ts';
import { EVERYWHERE, foldedWords, isSoft, readWords } from '../../understanding/words.ts';

const PLACEHOLDERS = /\{[^}]*\}/g;
const FIRST_SENTENCE = /^.*?[.?!](?=\s|$)/s;

function keysOf(text: string): ReadonlySet<string> {
  return new Set(
    readWords(foldedWords(text.replace(PLACEHOLDERS, ' '))).flatMap(({ key }) =>
      key === null || isSoft(key) || EVERYWHERE.has(key) ? [] : [key],
    ),
  );
}

const circumstanceKeys = keysOf(circumstanceWords.join(' . '));

const known = new Map<string, ReadonlySet<string>>();

/** Of the library's own texts, which are asked for with every page. */
function keysOfText(text: string): ReadonlySet<string> {
  const keys = known.get(text) ?? keysOf(text);
  known.set(text, keys);
  return keys;
}

/** The wordings that may be said to whoever typed the title: none whose first sentence speaks of a circumstance that neither the title nor the entry names (who lost no key is not told so). Where that leaves none, all. */
export function wordingsOfNoCase(
  title: string,
  wordings: readonly string[],
  { subject, question }: Pick<Entry, 'subject' | 'question'>,
): readonly string[] {
  // The question that an entry answers is among its texts, and need not be read once more.
  const ofTitle = title === question ? [] : keysOf(title);
  const named = new Set([...ofTitle, ...keysOfText(subject), ...keysOfText(question)]);
  const general = wordings.filter((wording) =>
    [...keysOfText(FIRST_SENTENCE.exec(wording)?.[0] ?? wording)].every(
      (key) => !circumstanceKeys.has(key) || named.has(key),
    ),
  );
  return general.length > 0 ? general : wordings;
}

/** Of these, the ones that say most of what the title says, a circumstance before anything else; all, where it distinguishes none. */
export function fittingWordings(
  title: string,
  wordings: readonly string[],
  entry: Pick<Entry, 'subject' | 'question'>,
): readonly string[] {
  const asked = keysOf(title);
  const left = wordingsOfNoCase(title, wordings, entry);
  const weightOf = (key: string) => (circumstanceKeys.has(key) ? 2 : 1);
  const shared = left.map((wording) =>
    [...keysOfText(wording)].reduce((sum, key) => sum + (asked.has(key) ? weightOf(key) : 0), 0),
  );
  const most = Math.max(0, ...shared);
  return left.filter((_, at) => shared[at] === most);
}

/** How many words that say something an entry's question has in common with a title. */
export function sharedWith(title: string, { subject, question }: Pick<Entry, 'subject' | 'question'>): number {
  const asked = keysOf(title);
  return [...new Set([...keysOfText(subject), ...keysOfText(question)])].filter((key) => asked.has(key)).length;
}
