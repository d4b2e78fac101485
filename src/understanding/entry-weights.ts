import type { Entry } from '../content/library/entry.ts';
import type { Ranked, Ranking } from './entry-ranking.ts';
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

/** Each entry's probability by the words alone, weighed with what the title says besides; the most probable first, together 1. */
export function weigh(
  ranked: readonly Ranked[],
  asked: readonly ReadWord[],
  brand: FoundBrand | null,
  brandsOnly: Ranking['brandsOnly'],
): Ranked[] {
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
      return { entry, score: score * favour * unsaid * ofBrand * careful };
    })
    .toSorted((a, b) => b.score - a.score);
  const whole = weighed.reduce((sum, { score }) => sum + score, 0) || 1;
  return weighed.map(({ entry, score }) => ({ entry, score: score / whole }));
}
