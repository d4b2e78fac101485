import { type CompanyData, defaultFacts, type Facts } from './facts.ts';
import type { SampleId } from './sample-ids.ts';

/** Where the values of each sample stand in the company's data. */
export const SAMPLE_FIELDS: Readonly<Record<SampleId, readonly string[]>> = {
  company: ['company'],
  testimonials: ['testimonials'],
  statistics: ['statistics.years', 'statistics.installations'],
  rating: ['statistics.rating', 'statistics.reviews', 'statistics.source'],
  'instant-discount': ['instantDiscountPercent'],
  'battery-price': ['battery.price'],
  prices: ['models.*.price', 'maxInstalments'],
  'kit-power': ['kit.horsepower'],
  'kit-items': ['kit.items', 'kit.notIncluded', 'kit.optional'],
  'leaf-limits': ['leafLimits'],
  remotes: ['models.*.remotes'],
  warranty: ['warranty'],
  hours: ['hours'],
  emergency: ['emergency'],
  promotion: ['promotion'],
  adviser: [],
  'maintenance-price': ['maintenance.price'],
  'repair-price': ['diagnosisVisit', 'repairPrice'],
  'exchange-price': ['replaceMotorPrice'],
  payment: ['payment'],
  'legal-terms': ['law'],
  'free-delivery': ['municipalitiesServed', 'deliveryPrice'],
};

/** What no confirmation makes true. */
export const MUST_BE_REPLACED: ReadonlySet<SampleId> = new Set(['company', 'testimonials']);

/** The value at a path of field names, 'statistics.rating', 'models.*.price'; undefined where there is none. */
function valueAt(data: unknown, path: string): unknown {
  const [key, ...rest] = path.split('.');
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = key === '*' ? data : Object.entries(data).find(([name]) => name === key)?.[1];
  if (rest.length === 0) return value;
  return key === '*'
    ? Object.values(data).map((item) => valueAt(item, rest.join('.')))
    : valueAt(value, rest.join('.'));
}

/** What a confirmation speaks of, as one text: another value is not confirmed by it. */
export function sampleValues(data: CompanyData, id: SampleId): string {
  return JSON.stringify(SAMPLE_FIELDS[id].map((path) => valueAt(data, path) ?? null));
}

function isReplaced(facts: Facts, id: SampleId): boolean {
  return SAMPLE_FIELDS[id].some(
    (path) => JSON.stringify(valueAt(facts, path) ?? null) !== JSON.stringify(valueAt(defaultFacts, path) ?? null),
  );
}

/** Whether the owner confirmed a sample or put values of their own in its place. */
export function isSettled(facts: Facts, id: SampleId): boolean {
  if (MUST_BE_REPLACED.has(id)) return false;
  return facts.confirmed.includes(id) || isReplaced(facts, id);
}
