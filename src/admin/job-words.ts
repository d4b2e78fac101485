import type { BulkJobSummary, BulkResult } from '../bulk/job-contracts.ts';
import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';

export const jobFailure = {
  title: 'Erro no processo',
  detail: 'Ocorreu um erro durante a criação das páginas.',
} as const;

/** '12 páginas criadas com sucesso, 3 erros. 4 já existiam.' */
export function jobSummary({
  success,
  existing,
  errors,
}: Pick<BulkJobSummary, 'success' | 'existing' | 'errors'>): string {
  const outcome = `${plural(success, 'página criada', 'páginas criadas')} com sucesso, ${plural(errors, 'erro', 'erros')}.`;
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

/** What a job left over, in the words of the button that takes it up; null when it left nothing. */
export function remainderWords({
  total,
  processed,
  errors,
}: Pick<BulkJobSummary, 'total' | 'processed' | 'errors'>): string | null {
  const rest = total - processed;
  const failed = plural(errors, 'título com erro', 'títulos com erro');
  if (rest === 0) return errors === 0 ? null : `Repetir ${failed}`;
  const left = rest === 1 ? 'Continuar com o que falta' : `Continuar com os ${formatNumber(rest)} que faltam`;
  return errors === 0 ? left : `${left} e repetir ${failed}`;
}

export function reasonOf({ error }: BulkResult): string {
  return error === null || error.trim() === '' ? 'Erro desconhecido' : error;
}
