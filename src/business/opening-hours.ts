import { type Facts, HOLIDAYS_MAX } from './facts.ts';
import { addDays, saoPauloDay, saoPauloInstant, weekdayOf } from './sao-paulo-clock.ts';

export interface OpeningState {
  /** Within commercial hours. Emergencies are answered at any hour. */
  readonly open: boolean;
  /** The next closing when open, else the next opening. */
  readonly changesAt: Date;
}

/** One weekday more often than there may be holidays: some day is always open. */
const DAYS_AHEAD = 7 * (HOLIDAYS_MAX + 1);

interface KnownState extends OpeningState {
  readonly from: Date;
}

const known = new WeakMap<Facts, KnownState>();

/**
 * Whether the company is within its commercial hours on São Paulo's clock; closing time itself is closed.
 *
 * @throws when the facts name no weekday for then nothing ever changes.
 */
export function openingState(facts: Facts, now: Date): OpeningState {
  const last = known.get(facts);
  if (last && last.from <= now && now < last.changesAt) return last;
  const state = stateAt(facts, now);
  known.set(facts, { ...state, from: now });
  return state;
}

function stateAt({ hours }: Facts, now: Date): OpeningState {
  const today = saoPauloDay(now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    if (!hours.weekdays.includes(weekdayOf(day)) || hours.holidays.includes(day)) continue;
    const opens = saoPauloInstant(day, hours.opens);
    const closes = saoPauloInstant(day, hours.closes);
    if (now < opens) return { open: false, changesAt: opens };
    if (now < closes) return { open: true, changesAt: closes };
  }
  throw new Error('The opening hours name no weekday');
}
