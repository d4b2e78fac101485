import { formatNumber, formatReais, formatReaisRange } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import type { Facts } from './facts.ts';
import { kilogramsText, NBSP, rangeText } from './measure-texts.ts';

/** Installation, maintenance, visit and repair: how long and how much. */
export function serviceTexts(facts: Facts) {
  return {
    /** '2 a 4 horas' */
    installationHours: rangeText(facts.installation.hours, 'horas'),
    /** '8 horas', at most, for gates above `heavyAbove` */
    heavyInstallationHours: plural(facts.installation.heavyHours, 'hora', 'horas').replace(' ', NBSP),
    /** '1.200 kg' */
    heavyAbove: kilogramsText(facts.installation.heavyAboveKg),
    /** '6 meses' */
    maintenanceMonths: plural(facts.maintenance.months, 'mês', 'meses').replace(' ', NBSP),
    /** '10.000 ciclos' */
    maintenanceCycles: `${formatNumber(facts.maintenance.cycles)}${NBSP}ciclos`,
    /** 'R$ 350 a R$ 500', the preventive visit; a repair is `repairPrice`, finding a fault `visitPrice` */
    maintenancePrice: formatReaisRange(facts.maintenance.price),
    /** 'R$ 150' */
    visitPrice: formatReais(facts.diagnosisVisit.price),
    /** 'visita de diagnóstico por R$ 150, descontados do conserto aprovado' */
    visitPhrase: `visita de diagnóstico por ${formatReais(facts.diagnosisVisit.price)}, descontados do conserto aprovado`,
    /** 'R$ 200 a R$ 400', labour without parts */
    repairPrice: formatReaisRange(facts.repairPrice),
    /** 'mão de obra de R$ 200 a R$ 400 e peças à parte' */
    repairPhrase: `mão de obra de ${formatReaisRange(facts.repairPrice)} e peças à parte`,
    /** '20 ciclos' */
    batteryCycles: `${formatNumber(facts.battery.cycles)}${NBSP}ciclos`,
    /** 'preço sob consulta', or 'R$ 400' once the owner has said it */
    batteryPrice: facts.battery.price === null ? 'preço sob consulta' : formatReais(facts.battery.price),
  };
}
