import { saoPauloDay } from '../../business/sao-paulo-clock.ts';
import type { PortfolioFields, PortfolioJob } from '../../portfolio/contracts.ts';

/** What a new job begins with: done this month, in the place that was chosen. */
export function emptyFields(now: Date, place: string | null): PortfolioFields {
  return {
    place_key: place,
    gate_kind: null,
    service: null,
    motor: '',
    found: '',
    done: '',
    month: saoPauloDay(now).slice(0, 7),
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
