import { expect, test } from 'vitest';
import { cheapestModel, middleModel } from './extreme-models.ts';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const middleOf = (count: number) => middleModel({ ...facts, models: facts.models.slice(0, count) });

test('the model in the middle is neither the cheapest nor the dearest, of two it is the cheaper, of one that one', () => {
  const prices = facts.models.map(({ price }) => price).toSorted((one, other) => one - other);
  expect(middleOf(3).price).toBe(prices[1]);
  expect(middleOf(2)).toEqual(cheapestModel({ ...facts, models: facts.models.slice(0, 2) }));
  expect(middleOf(1)).toEqual(facts.models[0]);
});
