import { momentAt } from '../business/local-moment.ts';
import { formatDay, formatDayAndTime } from '../text/dates.ts';
import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';

/** What becomes of the pages of a list: published at once, some each day, or kept as drafts. */
export type ListOutcome =
  | { readonly kind: 'now' | 'drafts' }
  /** Null while the fields do not say it. */
  | { readonly kind: 'spread'; readonly perDay: number | null; readonly from: Date | null };

export const PER_DAY_MAX = 1000;

/** A number of pages a day, as it was typed; null for what is none. */
export function parsePerDay(typed: string): number | null {
  const perDay = Number(typed);
  return /^\d+$/.test(typed.trim()) && perDay >= 1 && perDay <= PER_DAY_MAX ? perDay : null;
}

/** What beginning will do, said before. */
export function outcomeWords(count: number, outcome: ListOutcome): string {
  if (count === 0) return 'Nenhuma página a publicar.';
  if (outcome.kind !== 'spread')
    return outcome.kind === 'now'
      ? `${plural(count, 'página será publicada', 'páginas serão publicadas')} agora.`
      : `${plural(count, 'rascunho será guardado', 'rascunhos serão guardados')}. Nada é publicado.`;
  const { perDay, from } = outcome;
  if (perDay === null || from === null) return 'Escolha quantas páginas por dia e a partir de quando.';
  const begin = `${plural(count, 'página será publicada', 'páginas serão publicadas')}, ${formatNumber(perDay)} por dia`;
  return `${begin}, de ${formatDayAndTime(from)} a ${formatDay(momentAt(count - 1, perDay, from))}.`;
}

/** Of the button that begins. */
export function startWords(count: number, { kind }: Pick<ListOutcome, 'kind'>): string {
  if (kind === 'spread') return `Agendar ${formatNumber(count)} Páginas`;
  return kind === 'drafts' ? `Guardar ${formatNumber(count)} Rascunhos` : `Criar ${formatNumber(count)} Páginas`;
}

/** What has become of a list. */
export function keptWords(count: number, isScheduled: boolean): string {
  return isScheduled
    ? plural(count, 'página agendada', 'páginas agendadas')
    : plural(count, 'rascunho guardado', 'rascunhos guardados');
}
