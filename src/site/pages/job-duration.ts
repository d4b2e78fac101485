import { plural } from '../../text/portuguese.ts';

/** 90 → '1 hora e 30 minutos' */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? plural(hours, 'hora', 'horas') : '', rest > 0 ? plural(rest, 'minuto', 'minutos') : '']
    .filter((part) => part !== '')
    .join(' e ');
}
