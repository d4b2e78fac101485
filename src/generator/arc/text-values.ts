import { factTexts, type FactTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { type SpokenOf, valuesWith } from '../../content/library/text-values.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { escapeHtml } from '../html-fragments.ts';

/** Places that are not ours are named as people name them, without an article. */
function spokenOf({ place, gateKind, brand }: Understood): SpokenOf {
  const named =
    place?.kind === 'own' ? place.place : place?.kind === 'outside' ? { name: place.name, article: null } : null;
  return { place: named, gateKind, brand: brand?.name ?? null };
}

type Understood = Pick<Understanding, 'place' | 'gateKind' | 'brand'>;

function escapedTexts<T>(value: T): T;
function escapedTexts(value: unknown): unknown {
  if (typeof value === 'string') return escapeHtml(value);
  if (Array.isArray(value)) return value.map((item: unknown) => escapedTexts(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escapedTexts(item)]));
  return value;
}

interface FactPhrases {
  readonly plain: FactTexts;
  readonly escaped: FactTexts;
}

/** Formatting money and numbers is what costs; it depends on the facts alone. */
const phrasesOfFacts = new WeakMap<Facts, FactPhrases>();

export function factPhrases(facts: Facts): FactPhrases {
  const known = phrasesOfFacts.get(facts);
  if (known) return known;
  const plain = factTexts(facts);
  const phrases = { plain, escaped: escapedTexts(plain) };
  phrasesOfFacts.set(facts, phrases);
  return phrases;
}

/** Values for texts that become HTML: all of them escaped. */
export function htmlValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(factPhrases(facts).escaped, spokenOf(understood), escapeHtml);
}

/** Values for plain texts: descriptions, chat messages. */
export function plainValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(factPhrases(facts).plain, spokenOf(understood), (text) => text);
}
