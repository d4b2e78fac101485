import { formatDay } from '../text/dates.ts';
import { formatReais } from '../text/money.ts';
import { listOf } from '../text/portuguese.ts';
import type { Facts } from './facts.ts';

/** A calendar day has no zone: taken at noon UTC it is the same day in São Paulo. */
function calendarDayText(day: string): string {
  return formatDay(`${day}T12:00:00Z`);
}

export function promotionTexts(facts: Facts) {
  return {
    name: facts.promotion.name,
    /** The same within a sentence. */
    nameWithin: facts.promotion.name.toLocaleLowerCase('pt-BR'),
    /** 'R$ 350' */
    price: formatReais(facts.promotion.price),
    /** '15/11/2026' */
    firstDay: calendarDayText(facts.promotion.firstDay),
    /** '14/12/2026' */
    lastDay: calendarDayText(facts.promotion.lastDay),
    /** 'Guarulhos e Osasco' */
    places: listOf(facts.promotion.municipalities),
    /** 'visita de manutenção preventiva de um portão residencial a preço fechado' */
    content: 'manutenção preventiva de um portão residencial a preço fechado',
  };
}
