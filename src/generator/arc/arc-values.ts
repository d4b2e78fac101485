import { factTexts, type FactTexts } from '../../business/fact-texts.ts';
import { withLine } from '../../business/other-brands.ts';
import { slottedTexts } from '../../business/slot-values.ts';
import type { Facts } from '../../business/facts.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { type SpokenOf, valuesWith } from '../../content/library/text-values.ts';
import { htmlSlot, textSlot } from '../../text/fact-slots.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Places that are not ours are named as people name them, without an article. */
function spokenOf({ place, gateKind, brand, meant }: Understood): SpokenOf {
  const named =
    place?.kind === 'own' ? place.place : place?.kind === 'outside' ? { name: place.name, article: null } : null;
  return { place: named, gateKind, brand: brand ? withLine(brand.name, meant) : null };
}

type Understood = Pick<Understanding, 'place' | 'gateKind' | 'brand' | 'meant'>;

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

const slottedOf = new WeakMap<Facts, FactTexts>();

/** The same as slots, which stay the company's facts in a stored page. */
export function slottedFacts(facts: Facts): FactTexts {
  const known = slottedOf.get(facts) ?? slottedTexts(facts, escapedFacts(facts), htmlSlot);
  slottedOf.set(facts, known);
  return known;
}

const slottedPlainly = new WeakMap<Facts, FactTexts>();

function plainSlottedFacts(facts: Facts): FactTexts {
  const known = slottedPlainly.get(facts) ?? slottedTexts(facts, factTexts(facts), textSlot);
  slottedPlainly.set(facts, known);
  return known;
}

/** Values for texts that become HTML: all of them escaped, and the facts in slots. */
export function htmlValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(slottedFacts(facts), spokenOf(understood), escapeHtml);
}

/** Values for plain texts that are stored: the facts in slots. */
export function storedValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(plainSlottedFacts(facts), spokenOf(understood), (text) => text);
}

/** Values for plain texts that are read as they are: chat messages, what an outside model is told. */
export function plainValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(factTexts(facts), spokenOf(understood), (text) => text);
}
