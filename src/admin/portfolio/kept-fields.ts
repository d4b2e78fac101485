import type { PortfolioFields, PortfolioJob } from '../../portfolio/contracts.ts';
import { forgetText, keepText, type OwnJob, readKeptText } from './waiting-mark.ts';

/** What a new job begins with: done this month, in the place that was chosen. */
export function emptyFields(now: Date, place: string | null): PortfolioFields {
  return {
    place_key: place,
    gate_kind: null,
    service: null,
    motor: '',
    found: '',
    done: '',
    month: now.toISOString().slice(0, 7),
    minutes: null,
    price: null,
    quote: '',
    quote_by: '',
    consent_on: null,
    consent_how: '',
  };
}

export function fieldsOf(job: PortfolioJob): PortfolioFields {
  const { place_key, gate_kind, service, motor, found, done, month, minutes, price } = job;
  const { quote, quote_by, consent_on, consent_how } = job;
  return {
    place_key,
    gate_kind,
    service,
    motor,
    found,
    done,
    month,
    minutes,
    price,
    quote,
    quote_by,
    consent_on,
    consent_how,
  };
}

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
