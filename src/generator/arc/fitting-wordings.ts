import { EVERYWHERE } from '../../understanding/title-features.ts';
import { foldedWords, isSoft, readWords } from '../../understanding/words.ts';

const PLACEHOLDERS = /\{[^}]*\}/g;

function keysOf(text: string): Set<string> {
  return new Set(readWords(foldedWords(text.replace(PLACEHOLDERS, ' '))).flatMap(({ key }) => (key === null || isSoft(key) || EVERYWHERE.has(key) ? [] : [key])));
}

const keysOfWordings = new Map<string, ReadonlySet<string>>();

/** Of the library's own wordings, which are asked for with every page. */
function keysOfWording(wording: string): ReadonlySet<string> {
  const keys = keysOfWordings.get(wording) ?? keysOf(wording);
  keysOfWordings.set(wording, keys);
  return keys;
}

/** Of several wordings of an answer, those that speak of most of what the title names: who lost the key is not told to turn it. All, where the title tells none apart. */
export function fittingWordings(title: string, wordings: readonly string[]): readonly string[] {
  const asked = keysOf(title);
  const shared = wordings.map((wording) => [...keysOfWording(wording)].filter((key) => asked.has(key)).length);
  const most = Math.max(...shared);
  return wordings.filter((_, at) => shared[at] === most);
}
