import { expect, test } from 'vitest';
import { distanceKm, isWithinEmergencyRadius, municipalitiesBeyondRadius } from './emergency-reach.ts';
import { factTexts } from './fact-texts.ts';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);

test('São Paulo and Campinas lie 84 km apart in a straight line', () => {
  expect(distanceKm({ latitude: -23.55, longitude: -46.63 }, { latitude: -22.91, longitude: -47.06 })).toBeCloseTo(
    83.6,
    0,
  );
});

test('four municipalities lie beyond the radius of the emergency service, the farthest first', () => {
  expect(municipalitiesBeyondRadius(facts).toSorted()).toEqual([
    'Biritiba Mirim',
    'Guararema',
    'Juquitiba',
    'Salesópolis',
  ]);
  expect(municipalitiesBeyondRadius(facts)[0]).toBe('Salesópolis');
});

test('a place is within the radius by the seat of its municipality, and one that is in no table is not', () => {
  expect(isWithinEmergencyRadius(facts, 'Santa Isabel')).toBe(true);
  expect(isWithinEmergencyRadius(facts, 'Guararema')).toBe(false);
  expect(isWithinEmergencyRadius(facts, 'Campinas')).toBe(false);
});

test('the company’s own coordinates and radius move the limit', () => {
  const fromMogi = buildFacts({ ...FICTITIOUS_COMPANY, geo: { latitude: -23.52, longitude: -46.19 } });
  expect(isWithinEmergencyRadius(fromMogi, 'Salesópolis')).toBe(true);
  expect(isWithinEmergencyRadius(fromMogi, 'Cotia')).toBe(false);
  const everywhere = { ...facts, emergency: { ...facts.emergency, radiusKm: 100 } };
  expect(factTexts(everywhere).beyondRadius).toBe('');
});
