import { addDays, saoPauloInstant } from './sao-paulo-clock.ts';

/** Moments as a `datetime-local` field writes them, '2026-11-25T09:00', on São Paulo's wall clock. */

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const MILLISECONDS_A_MINUTE = 60_000;

const LOCAL_PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Null for what is no moment. */
export function instantOfLocal(local: string): Date | null {
  const [, day, hours, minutes] = LOCAL.exec(local) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${local.slice(0, 16)}:00Z`))) return null;
  const startOfHour = saoPauloInstant(day, Number(hours));
  return new Date(startOfHour.getTime() + Number(minutes) * MILLISECONDS_A_MINUTE);
}

/** What the field shows of an instant. */
export function localOfInstant(instant: Date | string): string {
  return LOCAL_PARTS.format(new Date(instant)).replace(' ', 'T');
}

/**
 * The moment of one of many pages: every day begins at the first one's hour, and a day's pages are spread evenly from there to midnight, so
 * that none slips into the day after.
 *
 * @param index 0-based
 */
export function momentAt(index: number, perDay: number, first: Date): Date {
  const [day = '', clock = ''] = localOfInstant(first).split('T');
  const today = addDays(day, Math.floor(index / perDay));
  const begin = instantOfLocal(`${today}T${clock}`) ?? first;
  const rest = saoPauloInstant(addDays(today), 0).getTime() - begin.getTime();
  return new Date(begin.getTime() + Math.floor((rest * (index % perDay)) / perDay));
}
