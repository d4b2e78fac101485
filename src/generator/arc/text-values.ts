import { factTexts, type FactTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import type { GateKind } from '../../content/library/entry.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { inPlace, type Named, ofPlace, toPlace } from '../../text/portuguese.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { escapeHtml } from '../html-fragments.ts';

/** Places that are not ours are named as people name them, without an article. */
function namedPlace({ place }: Pick<Understanding, 'place'>): Named | null {
  if (place?.kind === 'own') return place.place;
  return place?.kind === 'outside' ? { name: place.name, article: null } : null;
}

const REGION: Named = { name: 'São Paulo e região', article: null };

const GATES: Readonly<Record<GateKind, string>> = {
  sliding: 'portão deslizante',
  tilting: 'portão basculante',
  swing: 'portão de duas folhas',
  articulated: 'portão de abrir',
  pivoting: 'portão pivotante',
  overhead: 'portão seccionado',
  rolling: 'portão de enrolar',
};

type Understood = Pick<Understanding, 'place' | 'gateKind' | 'brand'>;

function valuesWith(facts: FactTexts, understood: Understood, shown: (text: string) => string): TextValues {
  const place = namedPlace(understood);
  const named = place ?? REGION;
  const gate = understood.gateKind === null ? 'portão' : GATES[understood.gateKind];
  return {
    facts,
    place: { name: shown(named.name), in: shown(inPlace(named)), here: place ? ` ${shown(inPlace(place))}` : '', of: shown(ofPlace(named)), to: shown(toPlace(named)) },
    gate: { name: gate, the: `o ${gate}`, of: `do ${gate}`, in: `no ${gate}` },
    brand: { name: shown(understood.brand?.name ?? 'outra marca') },
  };
}

function escapedTexts<T>(value: T): T;
function escapedTexts(value: unknown): unknown {
  if (typeof value === 'string') return escapeHtml(value);
  if (Array.isArray(value)) return value.map((item: unknown) => escapedTexts(item));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escapedTexts(item)]));
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
  return valuesWith(factPhrases(facts).escaped, understood, escapeHtml);
}

/** Values for plain texts: descriptions, chat messages. */
export function plainValues(facts: Facts, understood: Understood): TextValues {
  return valuesWith(factPhrases(facts).plain, understood, (text) => text);
}
