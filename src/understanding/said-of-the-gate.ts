import type { Entry } from '../content/library/entry.ts';
import type { Ranked, Ranking } from './entry-ranking.ts';
import { namesKind } from './gate-in-title.ts';
import type { ReadWord } from './words.ts';

/** What a gate is made of, what it is for, how old and how large it is. */
const QUALITIES = new Set(
  (
    'madeira aluminio ferro aco inox galvanizado tubular gradeado lambril ' +
    'automatico eletronico motorizado novo velho antigo grande pequeno largo alto ' +
    'residencial comercial industrial loja comercio empresa escola igreja galpao oficina sitio chacara casa garagem sobrado ' +
    'frente fundos metro metros m mts kg quilos'
  ).split(' '),
);
/** What leads to them: 'de', 'da', '4' of '4 metros'. */
const LEADING = /^(d[aeo]s?|minha|meu|nossa|nosso|\d+)$/;

/** The words of a title without what they say of the gate itself: its kind, and behind 'portão' its qualities. */
export function withoutQualities(asked: readonly ReadWord[]): ReadWord[] {
  const kept: ReadWord[] = [];
  let leading: ReadWord[] = [];
  let isBehindGate = false;
  for (const word of asked) {
    if (isBehindGate && QUALITIES.has(word.typed)) leading = [];
    else if (isBehindGate && LEADING.test(word.typed)) leading.push(word);
    else if (!namesKind(word)) {
      kept.push(...leading, word);
      leading = [];
      isBehindGate = word.key === 'portao';
    }
  }
  return [...kept, ...leading];
}

/** What is asked of the thing and hardly of what it is like. */
const OF_THE_THING: ReadonlySet<Entry['family']> = new Set(['fault', 'danger']);

/**
 * The entries for a title, by its words as they stand and without what they say of the gate: half of the evidence each, so the geometric mean of
 * both. Any gate may have the fault, and a kind or a material that happens to stand in the questions of one fault tells little: 'pivotante não
 * fecha depois da chuva' is of the rain and not of two leaves.
 */
export function rankedOfGate(asked: readonly ReadWord[], rank: Ranking['rank']): Ranked[] {
  const withIt = rank(asked);
  const rest = withoutQualities(asked);
  if (rest.length === asked.length) return withIt;
  const without = rank(rest);
  const [first] = without;
  if (!first || !OF_THE_THING.has(first.entry.family)) return withIt;
  const other = new Map(without.map(({ entry, score }) => [entry, score]));
  return withIt
    .map(({ entry, score }) => ({ entry, score: Math.sqrt(score * (other.get(entry) ?? 0)) }))
    .toSorted((a, b) => b.score - a.score);
}
