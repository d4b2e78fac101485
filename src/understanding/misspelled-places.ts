import type { Place } from '../business/place.ts';
import { outsideByName, ownByName } from './place-names.ts';
import { type FoundPlace, own } from './place-reading.ts';
import { NEIGHBOURHOOD_HEADS, PREPOSITIONS } from './place-words.ts';
import { soundOf } from './spelling.ts';
import { runs, type Typed } from './title-runs.ts';

const SHORTEST_GUESSED = 6;
/** Where nothing but a name is asked for. */
const SHORTEST_NAME = 4;

const soundedNames = [...ownByName].map(([name, places]) => ({
  places,
  words: name.split(' ').length,
  sound: soundOf(name.replaceAll(' ', '')),
}));

const bySound = Map.groupBy(soundedNames, ({ sound }) => sound);

/** Names of ours with a typing error. Words of the language are never taken for a mistyped name. */
export function nearMatches(words: readonly Typed[], isWord: (folded: string) => boolean): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const { start, length, name } of runs(words)) {
    const joined = name.replaceAll(' ', '');
    if (length > 5 || joined.length < SHORTEST_GUESSED || ownByName.has(name) || outsideByName.has(name)) continue;
    const run = words.slice(start, start + length);
    const isName = run.some(
      ({ folded }) => !isWord(folded) && !PREPOSITIONS.has(folded) && !NEIGHBOURHOOD_HEADS.has(folded),
    );
    const [first, last] = [run[0]?.folded ?? '', run.at(-1)?.folded ?? ''];
    if (!isName || PREPOSITIONS.has(first) || PREPOSITIONS.has(last)) continue;
    const places = placesNear(joined, length);
    if (places.length > 0) found.push({ reading: own(places), start, length, exact: false });
  }
  return found;
}

/** Places of ours whose name is nearly what was typed, short names too: for whoever was asked for a name alone. @param typed folded. */
export function placesNamedNearly(typed: string): readonly Place[] {
  const joined = typed.replaceAll(' ', '');
  if (joined.length < SHORTEST_NAME) return [];
  const sound = soundOf(joined);
  return soundedNames.filter((name) => isNear(sound, name.sound)).flatMap(({ places }) => places);
}

function placesNear(joined: string, length: number): readonly Place[] {
  const sound = soundOf(joined);
  const alike = bySound.get(sound);
  if (alike) return alike.flatMap(({ places }) => places);
  if (joined.length < SHORTEST_GUESSED + 1) return [];
  const near = soundedNames.filter((name) => Math.abs(name.words - length) <= 1 && isNear(sound, name.sound));
  return near.length === 1 ? (near[0]?.places ?? []) : [];
}

function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}
