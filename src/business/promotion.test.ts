import { expect, test } from 'vitest';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { promotionChangesAt, promotionOn } from './promotion.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const promotion = { ...facts.promotion, firstDay: '2026-11-15', lastDay: '2026-12-14' };
const dated = { ...facts, promotion };

test('the promotion is shown from its first day to the end of its last in São Paulo', () => {
  expect(promotionOn(dated, new Date('2026-11-14T23:59:59-03:00'))).toBeNull();
  expect(promotionOn(dated, new Date('2026-11-15T00:00:00-03:00'))).toBe(promotion);
  expect(promotionOn(dated, new Date('2026-12-14T23:59:59-03:00'))).toBe(promotion);
  expect(promotionOn(dated, new Date('2026-12-15T00:00:00-03:00'))).toBeNull();
});

test('caches are called when it begins, when it ends, and that nothing follows', () => {
  const begins = new Date('2026-11-15T00:00:00-03:00');
  const ends = new Date('2026-12-15T00:00:00-03:00');
  expect(promotionChangesAt(dated, new Date('2026-11-01T12:00:00-03:00'))).toEqual(begins);
  expect(promotionChangesAt(dated, begins)).toEqual(ends);
  expect(promotionChangesAt(dated, ends)).toBeNull();
});
