import type { Entry } from '../content/library/entry.ts';
import type { Ranked, Ranking } from './entry-ranking.ts';
import type { Part } from '../business/gate-parts.ts';
import { firstPartIn } from './gate-in-title.ts';
import type { Intention } from './intention.ts';
import type { FoundBrand } from './title-brand.ts';
import type { ReadWord } from './words.ts';

/** Families that a word of the title speaks for: so many times as probable as its words alone say. */
const FAVOURED: readonly (readonly [key: string, families: readonly Entry['family'][], factor: number])[] = [
  ['preco', ['price', 'payment', 'refusal', 'danger'], 2],
  ['comofazer', ['how-to'], 1.3],
  ['oque', ['product'], 1.5],
  ['praqueserve', ['product'], 2],
  ['condominio', ['building'], 1.3],
  ['apartamento', ['building'], 1.3],
];
/** Nobody means these without saying so. */
const ONLY_WITH: Readonly<Partial<Record<Entry['family'], readonly string[]>>> = {
  price: ['preco', 'orcamento', 'barato', 'promocao', 'gratis'],
};
const UNSAID = 0.15;
/** A refusal wants to be meant. */
const REFUSAL_FACTOR = 0.6;
/** Dangers are told by their stems (`dangers.ts`); what only resembles one must do so clearly. */
const DANGER_FACTOR = 0.4;
const BRAND_SAID = 5;
const BRAND_UNSAID = 0.05;
/** Of another maker's motor we sell and price nothing. */
const SOLD_OF_BRAND = 0.2;

/** Who buys or chooses has no fault to tell: so many times as probable as the words alone say. */
const BY_INTENTION: Readonly<Record<Intention, Readonly<Partial<Record<Entry['family'], number>>>>> = {
  buying: { purchase: 2, price: 0.5, fault: 0.003, danger: 0.02, 'how-to': 0.03, product: 0.1, maintenance: 0.3, choice: 0.5 },
  wanting: { purchase: 2, price: 0.5, fault: 0.004, 'how-to': 0.1, product: 0.2, maintenance: 0.5 },
  choosing: { choice: 3, purchase: 2, fault: 0.05, 'how-to': 0.3, product: 0.5 },
};
/** What is bought or chosen is the part that is named first; who sells or compares it, and who does so with another. */
const OF_PART = 30;
const OF_ANOTHER = 0.1;

/** Each entry's probability by the words alone, weighed with what the title says besides; the most probable first, together 1. */
export function weigh(
  ranked: readonly Ranked[],
  asked: readonly ReadWord[],
  brand: FoundBrand | null,
  brandsOnly: Ranking['brandsOnly'],
  intention: Intention | null,
): Ranked[] {
  const entries = ranked.map(({ entry }) => entry);
  const part = intention === null ? null : firstPartIn(asked);
  const answering = part === null || part === 'motor' ? null : entriesOf(part, entries);
  const keys = new Set(asked.flatMap(({ key }) => key ?? []));
  const weighed = ranked
    .map(({ entry, score }) => {
      const favour = FAVOURED.reduce(
        (factor, [key, families, more]) => (keys.has(key) && families.includes(entry.family) ? factor * more : factor),
        1,
      );
      const needed = ONLY_WITH[entry.family];
      const unsaid = needed && !needed.some((key) => keys.has(key)) ? UNSAID : 1;
      const careful = entry.family === 'refusal' ? REFUSAL_FACTOR : entry.family === 'danger' ? DANGER_FACTOR : 1;
      const ofBrand = brandsOnly(entry)
        ? brand
          ? BRAND_SAID
          : BRAND_UNSAID
        : brand && (entry.family === 'purchase' || entry.family === 'price')
          ? SOLD_OF_BRAND
          : 1;
      const wanted = intention === null ? 1 : (BY_INTENTION[intention][entry.family] ?? 1);
      const ofPart =
        answering === null || !WANTED.has(entry.family) ? 1 : answering.has(entry) ? OF_PART : OF_ANOTHER;
      return { entry, score: score * favour * unsaid * ofBrand * careful * wanted * ofPart };
    })
    .toSorted((a, b) => b.score - a.score);
  const whole = weighed.reduce((sum, { score }) => sum + score, 0) || 1;
  return weighed.map(({ entry, score }) => ({ entry, score: score / whole }));
}

const WANTED: ReadonlySet<Entry['family']> = new Set(['purchase', 'choice']);

/** The entries that sell or compare a part: those that sell it before all else, else those that sell it among others and no motor. */
function entriesOf(part: Part, entries: readonly Entry[]): ReadonlySet<Entry> {
  const naming = entries.filter(({ family, parts }) => WANTED.has(family) && parts.includes(part));
  const sold = naming.filter(({ family }) => family === 'purchase');
  const own = sold.filter(({ parts }) => parts[0] === part);
  return new Set([
    ...naming.filter(({ family }) => family === 'choice'),
    ...(own.length > 0 ? own : sold.filter(({ parts }) => !parts.includes('motor'))),
  ]);
}
