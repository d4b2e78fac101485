import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import type { Range } from './facts.ts';

export const NBSP = '\u00a0';

/** '4 segundos', '1 segundo'. */
export function secondsText(seconds: number): string {
  return plural(seconds, 'segundo', 'segundos').replace(' ', NBSP);
}

/** '500 kg', '1.200 kg'. */
export function kilogramsText(kilograms: number): string {
  return `${formatNumber(kilograms)}${NBSP}kg`;
}

export function rangeText([low, high]: Range, unit: string): string {
  return `${formatNumber(low)} a ${formatNumber(high)}${NBSP}${unit}`;
}

export function metresText(metres: number): string {
  return `${formatNumber(metres)}${NBSP}m`;
}

export function daysText(days: number): string {
  return plural(days, 'dia', 'dias').replace(' ', NBSP);
}

const SMALL_COUNTS = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** 'três kits', 'um kit', '12 kits'; for masculine nouns. */
export function countText(count: number, one: string, many: string): string {
  return `${SMALL_COUNTS[count] ?? formatNumber(count)} ${count === 1 ? one : many}`;
}
