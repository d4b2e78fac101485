import {
  aliases,
  foldedName,
  headlessNames,
  neverBehind,
  outsideByName,
  ownByName,
  plainAtTheEnd,
  plainWords,
  regions,
} from './place-names.ts';
import { type FoundPlace, isWithin, own } from './place-reading.ts';
import { COUNTRYSIDE, isPlainRun, NEIGHBOURHOOD_HEADS, PLACING, PREPOSITIONS, STATES } from './place-words.ts';
import { runs, type Typed } from './title-runs.ts';

const TOWN_BEHIND = 4;

export function ownMatches(words: readonly Typed[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  // A title typed in capitals, or with a capital on each word, says nothing by its capitals.
  const capitalsTell = words.some(({ isCapital }) => !isCapital);
  for (const { start, length, name, isCapital, before, behind } of runs(words)) {
    if (STATES.has(behind) && outsideByName.get(name)?.states.includes(behind.toUpperCase())) continue;
    if (regions.has(name)) found.push({ reading: { kind: 'region' }, start, length, exact: true });
    const candidates = aliases.get(name) ?? ownByName.get(name);
    if (!candidates) continue;
    if (plainWords.has(name)) {
      // 'a conta de luz': of a place one says 'da Luz'.
      if (before === 'de' && candidates.every(({ article }) => article !== null)) continue;
      const placed = PLACING.has(before) && !neverBehind.has(name);
      // 'centro de Osasco': the town behind it says that a place is meant.
      const ofTown = candidates.some(({ municipality }) =>
        words
          .slice(start + length, start + length + TOWN_BEHIND)
          .map(({ folded }) => folded)
          .join(' ')
          .includes(foldedName(municipality)),
      );
      // 'conserto de portão jardins'
      const atTheEnd =
        start > 1 && start + length === words.length && plainAtTheEnd.has(name) && !PREPOSITIONS.has(before);
      if (!placed && !ofTown && !atTheEnd && !(isCapital && capitalsTell && start > 0)) continue;
    }
    // 'Jardim Santana' is no Santana.
    const isTown = candidates.some(({ kind }) => kind === 'municipality');
    if (length === 1 && NEIGHBOURHOOD_HEADS.has(before) && before !== 'bairro' && !(isTown && COUNTRYSIDE.has(before)))
      continue;
    found.push({ reading: own(candidates), start, length, exact: true });
  }
  return found.filter((inner) => !found.some((outer) => outer.length > inner.length && isWithin(inner, outer)));
}

/** 'Anália Franco', and with their town 'Rochdale Osasco': neighbourhoods without the 'Jardim' of their name. */
export function headlessMatches(words: readonly Typed[], isWord: (folded: string) => boolean): FoundPlace[] {
  const title = words.map(({ folded }) => folded).join(' ');
  return [...runs(words)].flatMap(({ start, length, name, before }) => {
    const places = headlessNames.get(name) ?? [];
    const isMeant =
      length > 1 ? !isPlainRun(name, isWord) && !outsideByName.has(name) : !isWord(name) && !outsideByName.has(name);
    const inTown = places.some(({ municipality }) => ` ${title} `.includes(` ${foldedName(municipality)} `));
    const stated = inTown || (isMeant && (length > 1 || PLACING.has(before)));
    return places.length > 0 && stated && !NEIGHBOURHOOD_HEADS.has(before)
      ? [{ reading: own(places), start, length, exact: true }]
      : [];
  });
}
