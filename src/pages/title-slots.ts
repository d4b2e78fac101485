import type { Facts } from '../business/facts.ts';
import { slotFacts } from '../business/slot-values.ts';
import { plainWords, textSlot } from '../text/fact-slots.ts';

/** A slot, which is left alone, or one amount: 'R$ 1.349', 'r$1349', and not the first of 'R$ 89 a R$ 120' or of 'R$ 899,90'. */
const SLOT_OR_AMOUNT = /\{[^{}]*\}|r\$ ?(\d{1,3}(?:\.\d{3})+|\d+)(?![\d.]*\d|,\d| (?:a|até) r\$)/gi;
/** They name a model that has a key of its own. */
const ALIAS = /^(?:cheapest|fastest|promotion)\./;
const STARTING_AT = /\ba partir de $/i;
const CHEAPEST = 'cheapest.price';

/**
 * A title in which a price that is ours today, of one thing alone, is that fact's slot: a title is typed in words, and would offer the kit for the
 * price of the day it was typed.
 */
export function titleWithSlots(title: string, facts: Facts): string {
  if (!/r\$/i.test(title)) return title;
  const priced = slotFacts(facts).map(({ key, words }) => ({ key, words: plainWords(words) }));
  return title.replace(SLOT_OR_AMOUNT, (typed, amount: string | undefined, at: number) => {
    if (amount === undefined) return typed;
    const words = `R$ ${Number(amount.replaceAll('.', '')).toLocaleString('pt-BR')}`;
    const same = priced.filter((fact) => fact.words === words);
    const own = same.filter(({ key }) => !ALIAS.test(key));
    const startsAt = STARTING_AT.test(title.slice(0, at)) && same.some(({ key }) => key === CHEAPEST);
    const key = startsAt ? CHEAPEST : own.length === 1 ? own[0]?.key : undefined;
    return key === undefined ? typed : textSlot(key, words);
  });
}
