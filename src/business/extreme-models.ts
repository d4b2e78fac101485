import type { Facts, Model } from './facts.ts';

/** The cheapest kit: the price that 'a partir de' speaks of. */
export function cheapestModel(facts: Facts): Model {
  return facts.models.reduce((least, model) => (model.price < least.price ? model : least));
}

/** The fastest kit: the seconds that 'a partir de' speaks of. */
export function fastestModel(facts: Facts): Model {
  return facts.models.reduce((least, model) => (model.openingSeconds < least.openingSeconds ? model : least));
}
