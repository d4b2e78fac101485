import type { BulkJobSummary, BulkResult } from '../generated-pages/contracts.ts';
import { plural } from '../text/portuguese.ts';

export const jobFailure = { title: 'Erro no processo', detail: 'Ocorreu um erro durante a criação das páginas.' } as const;

/** '12 páginas criadas com sucesso, 3 erros.' */
export function jobSummary({ success, errors }: Pick<BulkJobSummary, 'success' | 'errors'>): string {
  return `${plural(success, 'página criada', 'páginas criadas')} com sucesso, ${plural(errors, 'erro', 'erros')}.`;
}

export function reasonOf({ error }: BulkResult): string {
  return error === null || error.trim() === '' ? 'Erro desconhecido' : error;
}
