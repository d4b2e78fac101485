import { addDays } from '../business/sao-paulo-clock.ts';
import { instantOfLocal, localOfInstant } from '../business/local-moment.ts';

const EMPTY = 'Escolha a data e a hora.';
const PAST = 'Escolha uma data e uma hora que ainda não passaram, no horário de São Paulo.';

export type TypedMoment = { readonly ok: true; readonly at: Date } | { readonly ok: false; readonly message: string };

/** What stands in a field for a moment to come. */
export function parseMoment(typed: string, now: Date): TypedMoment {
  const at = instantOfLocal(typed);
  if (at === null) return { ok: false, message: EMPTY };
  return at > now ? { ok: true, at } : { ok: false, message: PAST };
}

/** What is offered first: tomorrow at nine in the morning. */
export function tomorrowAtNine(now: Date): string {
  return `${addDays(localOfInstant(now).slice(0, 10))}T09:00`;
}
