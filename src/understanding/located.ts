import { findPlace } from './find-place.ts';
import { neighbourhoodIn, type Span } from './neighbourhood-names.ts';
import type { FoundPlace } from './place-reading.ts';
import { NEIGHBOURHOOD_HEADS } from './place-words.ts';
import { typedWords } from './title-runs.ts';

/** Where a title speaks of, and the words that say so. */
export interface Located {
  readonly found: FoundPlace | null;
  readonly spans: readonly Span[];
  /** A neighbourhood that we do not know, folded: 'vila gomes'. */
  readonly unknown: string | null;
}

/** 'Vila Santa Isabel' is not the town, 'Jardim Bela Vista' not the Bela Vista, and 'Vila Regente Feijó' no town in Acre; 'cidade de Osasco' is, and 'Parque dos Camargos Barueri' names the town behind it. */
function isOfAnother({ reading, start, length, exact }: FoundPlace, named: Span, head: string): boolean {
  const isWithin = start > named.start && start < named.start + named.length;
  if (!isWithin) return !exact && start === named.start && length < named.length;
  if (!NEIGHBOURHOOD_HEADS.has(head) || head === 'cidade' || head === 'bairro') return false;
  const isBehind = start > named.start + 1 && start + length === named.start + named.length;
  // A state or a country, which has none behind its own name.
  if (reading.kind === 'outside') return !isBehind || reading.name.includes('(');
  return reading.kind !== 'own' || !exact || (reading.place.kind === 'municipality' && !isBehind);
}

/** The place that a title names; a neighbourhood's name is taken whole, known to us or not. */
export function located(title: string, isWord: (folded: string) => boolean): Located {
  const words = typedWords(title);
  const named = neighbourhoodIn(words, isWord);
  const best = findPlace(title, isWord);
  const found = named && best && isOfAnother(best, named, words[named.start]?.folded ?? '') ? null : best;
  const name = named === null ? [] : words.slice(named.start, named.start + named.length);
  return {
    found,
    spans: [...(found ? (found.spans ?? [found]) : []), ...(named ? [named] : [])],
    unknown: found === null && named !== null ? name.map(({ folded }) => folded).join(' ') : null,
  };
}
