import { formatDay } from '../text/dates.ts';
import type { PageMeta } from './page-meta.ts';

/** 'Atualizado em 21/11/2026'; noon, so that the day is the same in every zone of Brazil. */
export function updatedOn({ updated }: PageMeta): string {
  return `Atualizado em ${formatDay(`${updated}T12:00:00-03:00`)}`;
}
