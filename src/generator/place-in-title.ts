import type { Place } from '../business/place.ts';
import { places } from '../business/places.ts';
import type { Named } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';

/** Names that are also plain words: they count only where the title spells them as the name is spelled ('Sé', not 'se'). */
const PLAIN_WORDS = new Set([
  'se', 'luz', 'saude', 'limao', 'pari', 'centro', 'portal', 'ponte', 'industrial', 'liberdade', 'republica', 'paraiso', 'aclimacao', 'consolacao', 'jardim', 'jardins', 'vila', 'socorro', 'bras', 'forte', 'presidente', 'alianca', 'remedios', 'conceicao', 'platina', 'bonsucesso', 'macedo', 'cumbica', 'fatima', 'progresso', 'continental', 'cruzeiro', 'campestre',
]);

interface Entry {
  readonly place: Place;
  readonly words: readonly string[];
  /** Set where the spelling has to match exactly. */
  readonly spelling: string | null;
}

interface Match {
  readonly place: Place;
  readonly start: number;
  readonly length: number;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const RANK = { municipality: 0, zone: 1, neighbourhood: 2 } as const;

/** The capital's neighbourhoods carry a zone; a municipality stands before them, other neighbourhoods behind. */
function rank(place: Place): number {
  return RANK[place.kind] + (place.kind === 'neighbourhood' && place.zone === null ? 1 : 0);
}

function isBetter(candidate: Match, best: Match): boolean {
  if (candidate.length !== best.length) return candidate.length > best.length;
  return candidate.start < best.start;
}

/**
 * A finder of the place that a title names: longest name first, whole words, accents ignored. Where several places share the name, the one
 * whose municipality the title names too wins, then a municipality, then the capital's neighbourhood.
 */
export function createPlaceFinder(known: readonly Place[]): (title: string) => Place | null {
  const byFirstWord = new Map<string, Entry[]>();
  for (const place of known) {
    const words = wordsOf(searchKey(place.name));
    const [first] = words;
    if (first === undefined) continue;
    const spelling = words.length === 1 && PLAIN_WORDS.has(first) ? place.name : null;
    const entries = byFirstWord.get(first) ?? [];
    entries.push({ place, words, spelling });
    byFirstWord.set(first, entries);
  }
  for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length || rank(a.place) - rank(b.place));

  function matchesOf(title: string): Match[] {
    const spelled = wordsOf(title);
    const words = spelled.map(searchKey);
    return words.flatMap((word, start) =>
      (byFirstWord.get(word) ?? [])
        .filter((entry) => entry.words.every((part, offset) => words[start + offset] === part))
        .filter((entry) => entry.spelling === null || entry.spelling === spelled[start])
        .map((entry) => ({ place: entry.place, start, length: entry.words.length })),
    );
  }

  return (title) => {
    const all = matchesOf(title);
    // 'Vila Maria' inside 'Vila Maria Alta' is no match of its own.
    const matches = all.filter((inner) => !all.some((outer) => outer.length > inner.length && covers(outer, inner)));
    const towns = new Set(matches.filter(({ place }) => place.kind === 'municipality').map(({ place }) => place.name));
    const inNamedTown = matches.filter(({ place }) => place.kind !== 'municipality' && towns.has(place.municipality) && place.name !== place.municipality);
    const [first, ...others] = inNamedTown.length > 0 ? inNamedTown : matches;
    if (first === undefined) return null;
    return others.reduce((best, match) => (isBetter(match, best) ? match : best), first).place;
  };
}

function covers(outer: Match, inner: Match): boolean {
  return outer.start <= inner.start && outer.start + outer.length >= inner.start + inner.length;
}

export const findPlaceInTitle = createPlaceFinder(places);

/** A title without the name of its place: nothing is heard in a name, as 'aquec' in Itaquaquecetuba or 'central' in Zona Central. */
export function withoutPlace(title: string, place: Place | null): string {
  if (place === null) return title;
  const name = wordsOf(searchKey(place.name));
  // Words stand at the even positions, what parts them at the odd ones.
  const pieces = title.split(/([^\p{L}\p{N}]+)/u);
  const start = pieces.findIndex((_, at) => at % 2 === 0 && name.every((word, offset) => searchKey(pieces[at + 2 * offset] ?? '') === word));
  return start < 0 ? title : pieces.toSpliced(start, 2 * name.length - 1).join('');
}

const municipalities = new Map(places.filter(({ kind }) => kind === 'municipality').map((place) => [place.name, place]));
const grouped = Map.groupBy(places, groupOf);

/** Places that are near by what their entries say: the same zone of the capital, the same municipality, or municipalities among themselves. */
function groupOf(place: Place): string {
  return place.kind === 'neighbourhood' ? (place.zone ?? place.municipality) : place.kind;
}

/** The municipality a place lies in, with its article. */
export function municipalityOf(place: Place): Named {
  return municipalities.get(place.municipality) ?? { name: place.municipality, article: null };
}

/** The other places of the same zone, municipality or kind. */
export function neighboursOf(place: Place): readonly Place[] {
  return (grouped.get(groupOf(place)) ?? []).filter(({ key }) => key !== place.key);
}

export function listMunicipalities(): readonly Place[] {
  return [...municipalities.values()];
}
