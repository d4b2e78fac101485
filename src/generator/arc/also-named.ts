import type { Entry } from '../../content/library/entry.ts';
import { inPlace, listOf } from '../../text/portuguese.ts';
import { ownMatches } from '../../understanding/own-places.ts';
import { brandsIn } from '../../understanding/title-brand.ts';
import { typedWords } from '../../understanding/title-runs.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { foldedWords } from '../../understanding/words.ts';

interface Page {
  readonly title: string;
  readonly understood: Pick<Understanding, 'place' | 'brand'>;
  readonly entry: Pick<Entry, 'family' | 'id'>;
}

/** Speaks of every maker that it compares. */
const COMPARES = 'comparar-marcas';

/** More of them would be a list of the site. */
const MOST = 4;

/** The places of ours that a title names besides the one that the page is of, as they are said: 'na Penha', 'em São Mateus'. */
function otherPlaces({ title, understood: { place } }: Page): readonly string[] {
  if (place?.kind !== 'own') return [];
  const { key, municipality } = place.place;
  const others = ownMatches(typedWords(title)).flatMap(({ reading }) =>
    // 'Tatuapé, Zona Leste de São Paulo': what holds the place is no other one.
    reading.kind === 'own' &&
    reading.place.key !== key &&
    reading.place.kind !== 'zone' &&
    reading.place.name !== municipality
      ? [reading.place]
      : [],
  );
  return [...new Set(others.map(inPlace))].slice(0, MOST);
}

/** What a title names besides the place and the maker that its page speaks of: no half of 'em Osasco e Barueri' is passed over. Plain sentences. */
export function alsoNamed(page: Page): readonly string[] {
  const { understood, entry, title } = page;
  const places = otherPlaces(page);
  const makers =
    entry.family === 'brand' && entry.id !== COMPARES && understood.brand !== null
      ? brandsIn(foldedWords(title)).filter((name) => name !== understood.brand?.name)
      : [];
  return [
    ...(places.length === 0 ? [] : [`Atendemos também ${listOf(places)}.`]),
    ...(makers.length === 0 ? [] : [`O mesmo vale para motor ${listOf(makers)}.`]),
  ];
}
