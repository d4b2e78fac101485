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

const escapedOf = new WeakMap<Facts, FactTexts>();

/** The facts' texts escaped for HTML, made once of the same facts. */
export function escapedFacts(facts: Facts): FactTexts {
  const known = escapedOf.get(facts) ?? escapedTexts(factTexts(facts));
  escapedOf.set(facts, known);
  return known;
}

/** Values for texts that become HTML: all of them escaped. */
export function htmlValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(escapedFacts(facts), spokenOf(understood), escapeHtml);
}

/** Values for plain texts: descriptions, chat messages. */
export function plainValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(factTexts(facts), spokenOf(understood), (text) => text);
}
