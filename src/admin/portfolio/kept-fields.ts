import type { PortfolioFields } from '../../portfolio/contracts.ts';
import { forgetText, keepText, type OwnJob, readKeptText } from './waiting-mark.ts';

/** What was typed and not sent yet stays in this browser, though the tab is closed. It alone: what was not touched may be another by then. */
export function keepFields(job: OwnJob, typed: Partial<PortfolioFields>): void {
  keepText(job, JSON.stringify(typed));
}

/** What was typed is on the server; anything else that is kept waits on. */
export function forgetFields(job: OwnJob, typed: Partial<PortfolioFields>): void {
  forgetText(job, JSON.stringify(typed));
}

/** Null where nothing was kept. */
export function keptFields(job: OwnJob): Partial<PortfolioFields> | null {
  const text = readKeptText(job);
  if (text === '') return null;
  const kept: unknown = JSON.parse(text);
  return typeof kept === 'object' ? kept : null;
}
