/** What is a sample until the owner confirms or replaces it. */
export const SAMPLE_IDS = [
  'company',
  'testimonials',
  'statistics',
  'rating',
  'instant-discount',
  'battery-price',
  'prices',
  'kit-power',
  'kit-items',
  'leaf-limits',
  'remotes',
  'warranty',
  'hours',
  'emergency',
  'promotion',
  'adviser',
  'maintenance-price',
  'repair-price',
  'exchange-price',
  'payment',
  'legal-terms',
  'free-delivery',
] as const;

export type SampleId = (typeof SAMPLE_IDS)[number];
