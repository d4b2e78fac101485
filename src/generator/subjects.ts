import type { SectionId } from './section-order.ts';

/** What features, tips and questions speak of: what a section is about, or one of several things that a section tells together. */
export type Subject =
  | SectionId
  | 'labour'
  | 'delivery'
  | 'instalments'
  | 'warranty'
  | 'battery'
  | 'weight'
  | 'emergency';

const ALSO_COVERED: Readonly<Partial<Record<SectionId, readonly Subject[]>>> = {
  payment: ['labour', 'delivery', 'instalments', 'warranty'],
  outage: ['battery'],
  choosing: ['weight'],
  models: ['weight', 'speed'],
};

/** Everything that a section tells. */
export function subjectsOf(id: SectionId): readonly Subject[] {
  return [id, ...(ALSO_COVERED[id] ?? [])];
}
