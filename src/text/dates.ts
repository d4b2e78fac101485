/** Dates as a reader in São Paulo sees them. Instants come in as `Date` or as ISO-8601 UTC text. */

const ZONE = 'America/Sao_Paulo';
const DAY = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
const DAY_AND_TIME = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const MONTH = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** '21/11/2026'. */
export function formatDay(instant: Date | string): string {
  return DAY.format(new Date(instant));
}

/** '21/11/2026 14:02'. */
export function formatDayAndTime(instant: Date | string): string {
  return DAY_AND_TIME.format(new Date(instant)).replace(', ', ' ');
}

/** '18:02'. */
export function formatTime(instant: Date | string): string {
  return TIME.format(new Date(instant));
}

/** '2026-10' → 'outubro de 2026'. */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}
