import { type WordsOf, wordsByKey } from '../text/fact-slots.ts';
import { COMPARED_NAMES, FACT_NAMES, MODEL_NAMES, PROMOTION_NAMES } from './fact-slot-names.ts';
import { factTexts, type FactTexts } from './fact-texts.ts';
import type { Facts } from './facts.ts';

/** A fact that a text may name by a slot. */
export interface SlotFact {
  readonly key: string;
  /** Portuguese, for administrators. */
  readonly name: string;
  /** Plain text, as of today. */
  readonly words: string;
}

function entries<Names extends Readonly<Record<string, string>>>(
  names: Names,
  texts: Readonly<Record<keyof Names, string>>,
  { prefix = '', of = '' }: { readonly prefix?: string; readonly of?: string } = {},
): SlotFact[] {
  return Object.entries(names).map(([key, name]) => ({
    key: prefix + key,
    name: of === '' ? name : `${of}: ${name}`,
    words: texts[key] ?? '',
  }));
}

/** @param ids of the facts' models, in their order. */
function listFacts(texts: FactTexts, ids: readonly string[]): SlotFact[] {
  const { models, cheapest, middle, fastest, promotion } = texts;
  return [
    ...entries(FACT_NAMES, texts),
    ...entries(MODEL_NAMES, cheapest, { prefix: 'cheapest.', of: 'Modelo mais barato' }),
    ...entries(COMPARED_NAMES, middle, { prefix: 'middle.', of: 'Modelo do meio' }),
    ...entries(COMPARED_NAMES, fastest, { prefix: 'fastest.', of: 'Modelo mais rápido' }),
    ...models.flatMap((model, at) =>
      entries(MODEL_NAMES, model, { prefix: `models.${ids[at] ?? at}.`, of: `Modelo ${model.name}` }),
    ),
    ...entries(PROMOTION_NAMES, promotion, { prefix: 'promotion.', of: 'Promoção' }),
  ];
}

interface Slots {
  readonly facts: readonly SlotFact[];
  readonly wordsOf: WordsOf;
}

const made = new WeakMap<Facts, Slots>();

/** Made once of the same facts: every page that is shown asks for them. */
function slotsOf(facts: Facts): Slots {
  const known = made.get(facts);
  if (known) return known;
  const listed = listFacts(
    factTexts(facts),
    facts.models.map(({ id }) => id),
  );
  const slots = { facts: listed, wordsOf: wordsByKey(new Map(listed.map(({ key, words }) => [key, words]))) };
  made.set(facts, slots);
  return slots;
}

/** Every fact that a text may name by a slot, in the order in which they are offered. */
export function slotFacts(facts: Facts): readonly SlotFact[] {
  return slotsOf(facts).facts;
}

/** What slots say today. */
export function slotWords(facts: Facts): WordsOf {
  return slotsOf(facts).wordsOf;
}

/** These texts of the facts with each that has a slot as that slot; `slot` writes it. What says nothing today has none. */
export function slottedTexts(facts: Facts, texts: FactTexts, slot: (key: string, words: string) => string): FactTexts {
  const ids = facts.models.map(({ id }) => id);
  const within = <Texts extends object>(values: Texts, names: object, prefix: string): Texts => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([key, words]) =>
        key in names && typeof words === 'string' && words !== '' ? [[key, slot(prefix + key, words)]] : [],
      ),
    ),
  });
  return {
    ...within(texts, FACT_NAMES, ''),
    models: texts.models.map((model, at) => within(model, MODEL_NAMES, `models.${ids[at] ?? at}.`)),
    cheapest: within(texts.cheapest, MODEL_NAMES, 'cheapest.'),
    middle: within(texts.middle, COMPARED_NAMES, 'middle.'),
    fastest: within(texts.fastest, COMPARED_NAMES, 'fastest.'),
    promotion: within(texts.promotion, PROMOTION_NAMES, 'promotion.'),
  };
}
