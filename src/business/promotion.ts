import type { Facts, Promotion } from './facts.ts';
import { addDays, saoPauloDay, saoPauloInstant } from './sao-paulo-clock.ts';

/** The promotion while it lasts, its first and last day in São Paulo included; null before and after. */
export function promotionOn({ promotion }: Facts, now: Date): Promotion | null {
  const today = saoPauloDay(now);
  return promotion.firstDay <= today && today <= promotion.lastDay ? promotion : null;
}

/** The next instant at which the promotion appears or goes, for caches; null when it is over. */
export function promotionChangesAt({ promotion }: Facts, now: Date): Date | null {
  const starts = saoPauloInstant(promotion.firstDay, 0);
  const ends = saoPauloInstant(addDays(promotion.lastDay), 0);
  if (now < starts) return starts;
  return now < ends ? ends : null;
}
