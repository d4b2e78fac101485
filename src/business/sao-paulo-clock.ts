/** São Paulo's wall clock, whatever zone the server runs in. Instants are `Date`. */

const WALL_CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const MILLISECONDS_A_DAY = 86_400_000;

/** '2026-11-21T08:00:00' as the clock on the wall shows it. */
function wallTime(instant: Date): string {
  const parts = Object.fromEntries(WALL_CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}`;
}

/** 'YYYY-MM-DD' of the instant in São Paulo. */
export function saoPauloDay(instant: Date): string {
  return wallTime(instant).slice(0, 10);
}

/** The instant at which São Paulo's clock shows the full hour (0 to 24) of the day 'YYYY-MM-DD'. */
export function saoPauloInstant(day: string, hour: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The offset is read at the guess itself, so that a return of daylight saving time needs no change here.
  const guess = new Date(wanted + 3 * 3_600_000);
  const shown = Date.parse(`${wallTime(guess)}Z`);
  return new Date(guess.getTime() + (wanted - shown));
}

/** The day after, or so many days after, 'YYYY-MM-DD'. */
export function addDays(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** ISO weekday of 'YYYY-MM-DD', 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
