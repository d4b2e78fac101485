import type { BulkJobSummary, BulkResult } from '../bulk/job-contracts.ts';
import { momentAt } from '../business/local-moment.ts';
import { formatDayAndTime } from '../text/dates.ts';
import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import { keptWords } from './list-plan-words.ts';

const STATES: Readonly<Record<BulkJobSummary['state'], string>> = {
  queued: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  cancelled: 'Cancelada',
  failed: 'Interrompida por erro',
};

export function stateWords({ state, undone_at }: Pick<BulkJobSummary, 'state' | 'undone_at'>): string {
  return undone_at === null ? STATES[state] : 'Lote desfeito';
}

/** Of a job that went through its whole list. */
export function doneWords({ kept_as, success }: Pick<BulkJobSummary, 'kept_as' | 'success'>): string {
  return kept_as === null ? 'Criação de páginas concluída' : keptWords(success, kept_as === 'scheduled');
}

/** What a job is doing. */
export function workWords({ state, kept_as }: Pick<BulkJobSummary, 'state' | 'kept_as'>): string {
  if (state === 'queued') return 'Na fila';
  if (kept_as === null) return 'Criando páginas';
  return kept_as === 'scheduled' ? 'Agendando páginas' : 'Guardando rascunhos';
}

/** 'A primeira entra no ar em 24/11/2026 09:00, a última em 25/11/2026 21:00.'; null where nothing is scheduled. */
export function keptMoments({
  success,
  per_day: perDay,
  publish_from: from,
}: Pick<BulkJobSummary, 'success' | 'per_day' | 'publish_from'>): string | null {
  if (perDay === null || from === null || success === 0) return null;
  const [first, last] = [momentAt(0, perDay, new Date(from)), momentAt(success - 1, perDay, new Date(from))];
  return success === 1
    ? `Entra no ar em ${formatDayAndTime(first)}.`
    : `A primeira entra no ar em ${formatDayAndTime(first)}, a última em ${formatDayAndTime(last)}.`;
}

/** 'Na Criação em Massa, por ana@exemplo.com.br'. */
export function jobOrigin({ screen, begun_by }: Pick<BulkJobSummary, 'screen' | 'begun_by'>): string {
  const where = screen === 'generator' ? 'No Gerador de Conteúdo Local' : 'Na Criação em Massa';
  return begun_by === null ? where : `${where}, por ${begun_by}`;
}

export const jobFailure = {
  title: 'Erro no processo',
  detail: 'Ocorreu um erro durante a criação das páginas.',
} as const;

/** '12 páginas criadas com sucesso, 3 erros. 4 já existiam.' */
export function jobSummary({
  kept_as,
  success,
  existing,
  errors,
}: Pick<BulkJobSummary, 'success' | 'existing' | 'errors'> & Partial<Pick<BulkJobSummary, 'kept_as'>>): string {
  const made = kept_as
    ? keptWords(success, kept_as === 'scheduled')
    : `${plural(success, 'página criada', 'páginas criadas')} com sucesso`;
  const outcome = `${made}, ${plural(errors, 'erro', 'erros')}.`;
  return existing === 0 ? outcome : `${outcome} ${existingWords(existing)}.`;
}

/** 'Inteligência artificial: 12 páginas aceitas, de 15 títulos pedidos.'; null where it was not asked. */
export function modelWords({
  model_titles: titles,
  model_pages: pages,
  model_ended: ended,
}: Pick<BulkJobSummary, 'model_titles' | 'model_pages' | 'model_ended'>): string | null {
  if (titles === 0) return null;
  const taken = `Inteligência artificial: ${plural(pages, 'página aceita', 'páginas aceitas')}, de ${plural(titles, 'título pedido', 'títulos pedidos')}. O resto foi escrito pelo gerador.`;
  return ended === null ? taken : `${taken} Ela deixou de ser consultada: ${ended}.`;
}

/** '546 já existiam'. */
export function existingWords(existing: number): string {
  return plural(existing, 'já existia', 'já existiam');
}

/** What a job left over, in the words of the button that takes it up; null when it left nothing that may yet succeed. */
export function remainderWords({
  total,
  processed,
  errors: allErrors,
  permanent_errors: permanent,
}: Pick<BulkJobSummary, 'total' | 'processed' | 'errors' | 'permanent_errors'>): string | null {
  const rest = total - processed;
  const errors = allErrors - permanent;
  const failed = plural(errors, 'título com erro', 'títulos com erro');
  if (rest === 0) return errors === 0 ? null : `Repetir ${failed}`;
  const left = rest === 1 ? 'Continuar com o que falta' : `Continuar com os ${formatNumber(rest)} que faltam`;
  return errors === 0 ? left : `${left} e repetir ${failed}`;
}

export function reasonOf({ error }: BulkResult): string {
  return error === null || error.trim() === '' ? 'Erro desconhecido' : error;
}
