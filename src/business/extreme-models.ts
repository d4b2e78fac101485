import type { Facts, Model } from './facts.ts';

/** The cheapest kit: the price that 'a partir de' speaks of. */
export function cheapestModel(facts: Facts): Model {
  return facts.models.reduce((least, model) => (model.price < least.price ? model : least));
}

/** The fastest kit: the seconds that 'a partir de' speaks of. */
export function fastestModel(facts: Facts): Model {
  return facts.models.reduce((least, model) => (model.openingSeconds < least.openingSeconds ? model : least));
}

/** The kit between the cheapest and the dearest, which serves most houses; of two the cheaper, of one that one. */
export function middleModel(facts: Facts): Model {
  const byPrice = facts.models.toSorted((one, other) => one.price - other.price);
  return byPrice[Math.floor((byPrice.length - 1) / 2)] ?? cheapestModel(facts);
}
