import { formatNumber } from '../text/money.ts';
import { listOf, plural } from '../text/portuguese.ts';
import { municipalitiesBeyondRadius } from './emergency-reach.ts';
import type { Facts } from './facts.ts';
import { NBSP } from './measure-texts.ts';

const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** 'segunda a sábado', 'terça, quinta e sábado', 'domingo a domingo', which all stand behind 'de'; from ISO weekdays. */
function weekdaysText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b);
  if (days.length === 7) return 'domingo a domingo';
  const names = days.flatMap((day) => WEEKDAYS[day - 1] ?? []);
  const unbroken = days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 1);
  return unbroken && names.length > 2 ? `${names[0]} a ${names.at(-1)}` : listOf(names);
}

/** Where no technician comes at night, in whole sentences; empty while the radius holds the whole region. */
function beyondRadiusText(facts: Facts): string {
  const places = municipalitiesBeyondRadius(facts);
  if (places.length === 0) return '';
  const { opens, closes } = facts.hours;
  return `Em ${listOf(places)}, a mais de ${formatNumber(facts.emergency.radiusKm)}${NBSP}km da base, o atendimento é só de dia, das ${opens}h às ${closes}h, com hora marcada.`;
}

/** When and where the team comes, by day and at night. */
export function attendanceTexts(facts: Facts) {
  const hours = `${weekdaysText(facts.hours.weekdays)}, das ${facts.hours.opens}h às ${facts.hours.closes}h`;
  return {
    /** 'segunda a sábado' */
    weekdays: weekdaysText(facts.hours.weekdays),
    /** 'segunda a sábado, das 8h às 18h' */
    hours,
    /** '8h às 18h' */
    hoursShort: `${facts.hours.opens}h às ${facts.hours.closes}h`,
    /** '24 horas' */
    emergency: plural(facts.emergency.hoursADay, 'hora', 'horas'),
    /** '24h', for plates and labels */
    emergencyShort: `${facts.emergency.hoursADay}h`,
    /** '2 horas': within this time the technician is at the gate, in `emergencyRadius` */
    emergencyArrival: plural(facts.emergency.arrivalHours, 'hora', 'horas').replace(' ', NBSP),
    /** It depends on the hour and the fault. */
    emergencyPrice: 'valor combinado antes de o técnico sair',
    /** The same in a row of a card. */
    emergencyPriceShort: 'valor combinado antes',
    /** Where no technician comes at night: 'Salesópolis', 'Guararema'… */
    municipalitiesBeyondRadius: municipalitiesBeyondRadius(facts),
    /** 'Em Salesópolis, …, a mais de 50 km da base, o atendimento é só de dia, das 8h às 18h, com hora marcada.', or '' */
    beyondRadius: beyondRadiusText(facts),
    /** '50 km' */
    emergencyRadius: `${formatNumber(facts.emergency.radiusKm)}${NBSP}km`,
  };
}
