import type { Entry, Family } from '../../content/library/entry.ts';
import { isRepair } from './opening-kind.ts';

/** What stands beside the text of a page: the prices of the kits, what a visit or a maintenance is and costs, or the message that asks. */
export type AsideKind = 'prices' | 'visit' | 'maintenance' | 'ask';

/** Who is in danger is sold nothing, and neither is who wants what we do not do. */
const WITHOUT_ASIDE: ReadonlySet<Family> = new Set<Family>(['danger', 'refusal']);

/** Whether what it costs begins with a visit; who buys, or compares, is not sold one. */
export function isAboutVisit({ cost }: Entry): boolean {
  return cost.some((text) => text.includes('{facts.visit'));
}

/** By the family of the page; null where nothing stands beside the text. */
export function asideKind(entry: Entry | null): AsideKind | null {
  if (entry === null || WITHOUT_ASIDE.has(entry.family)) return null;
  const { family, kit, id } = entry;
  if ((kit && family !== 'price') || family === 'place') return 'prices';
  if (family === 'maintenance' || id === 'manutencao-de-portao') return 'maintenance';
  if (family === 'fault' || isRepair(entry) || (family === 'brand' && isAboutVisit(entry))) return 'visit';
  return 'ask';
}
