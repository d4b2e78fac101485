import { formatDay } from '../text/dates.ts';
import { formatNumber, formatReais, formatReaisRange, instalment } from '../text/money.ts';
import { listOf, plural } from '../text/portuguese.ts';
import { cheapestModel, type Facts, fastestModel, type Model, type Range } from './facts.ts';
import { formatPhone } from './whatsapp-link.ts';

const NBSP = '\u00a0';

/** '4 segundos', '1 segundo'. */
export function secondsText(seconds: number): string {
  return plural(seconds, 'segundo', 'segundos').replace(' ', NBSP);
}

/** '500 kg', '1.200 kg'. */
export function kilogramsText(kilograms: number): string {
  return `${formatNumber(kilograms)}${NBSP}kg`;
}

function rangeText([low, high]: Range, unit: string): string {
  return `${formatNumber(low)} a ${formatNumber(high)}${NBSP}${unit}`;
}

/** '10x de R$ 134,90 sem juros'. */
export function instalmentsText(facts: Facts, price: number): string {
  return `${facts.maxInstalments}x de ${formatReais(instalment(price, facts.maxInstalments))} sem juros`;
}

function modelTexts(model: Model, facts: Facts) {
  return {
    name: model.name,
    /** 'R$ 1.349' */
    price: formatReais(model.price),
    /** '4 segundos' */
    opening: secondsText(model.openingSeconds),
    /** '1.200 kg' */
    maxGate: kilogramsText(model.maxGateKg),
    /** '2 controles remotos', or 'controles remotos inclusos' where the number is unknown */
    remotes: model.remotes === null ? 'controles remotos inclusos' : plural(model.remotes, 'controle remoto', 'controles remotos'),
    /** '10x de R$ 134,90 sem juros' */
    instalments: instalmentsText(facts, model.price),
  };
}

/** A calendar day has no zone: taken at noon UTC it is the same day in São Paulo. */
function calendarDayText(day: string): string {
  return formatDay(`${day}T12:00:00Z`);
}

/** The facts as phrases of running Portuguese text, so that no sentence types a figure. Pure; cheap enough to call once per page. */
export function factTexts(facts: Facts) {
  const models = facts.models.map((model) => modelTexts(model, facts));
  const prices = facts.models.map((model) => model.price);
  return {
    brand: facts.brand,
    company: facts.company.name,
    /** '(11) 4000-0000' */
    phone: formatPhone(facts.company.phone),
    models,
    cheapest: modelTexts(cheapestModel(facts), facts),
    fastest: modelTexts(fastestModel(facts), facts),
    /** 'R$ 899 a R$ 1.349' */
    kitPrices: formatReaisRange([Math.min(...prices), Math.max(...prices)]),
    /** '4, 8 ou 16 segundos' */
    openingTimes: `${facts.models
      .map((model) => model.openingSeconds)
      .toSorted((a, b) => a - b)
      .join(', ')
      .replace(/, (\d+)$/, ' ou $1')}${NBSP}segundos`,
    /** '1/4 HP' */
    kitHorsepower: facts.kit.horsepower,
    /** '1 ano' */
    warranty: plural(facts.warranty.years, 'ano', 'anos').replace(' ', NBSP),
    /** 'garantia de fábrica de 1 ano' */
    warrantyPhrase: `garantia ${facts.warranty.wording} de ${plural(facts.warranty.years, 'ano', 'anos').replace(' ', NBSP)}`,
    /** 'até 10x sem juros no cartão' */
    instalmentsPhrase: `até ${facts.maxInstalments}x sem juros no cartão`,
    /** '5 % de desconto à vista', or 'consulte o desconto à vista' while the owner has not said it */
    instantDiscount:
      facts.instantDiscountPercent === null
        ? 'consulte o desconto à vista'
        : `${formatNumber(facts.instantDiscountPercent)}${NBSP}% de desconto à vista`,
    /** 'segunda a sábado, das 8h às 18h' */
    hours: `segunda a sábado, das ${facts.hours.opens}h às ${facts.hours.closes}h`,
    /** '8h às 18h' */
    hoursShort: `${facts.hours.opens}h às ${facts.hours.closes}h`,
    /** 'R$ 0' */
    delivery: formatReais(facts.deliveryPrice),
    /** '24 horas' */
    emergency: plural(facts.emergency.hoursADay, 'hora', 'horas'),
    /** '24h', for plates and labels */
    emergencyShort: `${facts.emergency.hoursADay}h`,
    /** '2 horas': a emergency call is answered on site within this time */
    emergencyResponse: plural(facts.emergency.responseHours, 'hora', 'horas').replace(' ', NBSP),
    /** '50 km' */
    emergencyRadius: `${formatNumber(facts.emergency.radiusKm)}${NBSP}km`,
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
    /** 'R$ 350 a R$ 500' */
    maintenancePrice: formatReaisRange(facts.maintenance.price),
    /** '20 ciclos' */
    batteryCycles: `${formatNumber(facts.battery.cycles)}${NBSP}ciclos`,
    /** '100 a 300 W' */
    power: rangeText(facts.powerWatts, 'W'),
    /** '10 a 20 segundos', of conventional motors */
    conventionalOpening: rangeText(facts.conventional.openingSeconds, 'segundos'),
    /** '30 ciclos por hora', of conventional motors */
    conventionalCycles: `${formatNumber(facts.conventional.cyclesPerHour)}${NBSP}ciclos por hora`,
    /** '1/4 HP' with '250 kg', … ; the last may be without a weight: 'portões pesados' */
    conventionalSizes: facts.conventional.sizes.map((size) => ({
      horsepower: size.horsepower,
      gates: size.maxGateKg === null ? 'portões pesados' : `portões de até ${kilogramsText(size.maxGateKg)}`,
    })),
    /** 'R$ 800 a R$ 1.500' */
    replaceMotorPrice: formatReaisRange(facts.replaceMotorPrice),
    /** 'R$ 2.000 a R$ 5.000', for gates above `heavyAbove` */
    heavyGatePrice: formatReaisRange(facts.heavyGatePrice),
    /** '10 segundos' */
    eraseRemotes: secondsText(facts.board.eraseRemotesSeconds),
    /** '3 segundos' */
    clearTravel: secondsText(facts.board.clearTravelSeconds),
    /** '39 municípios' */
    municipalities: plural(facts.municipalitiesServed, 'município', 'municípios').replace(' ', NBSP),
    /** 'Jetflex em 4 segundos, Speedy em 8 segundos e Padrão em 16 segundos' */
    modelSpeeds: listOf(models.map((model) => `${model.name} em ${model.opening}`)),
    /** 'Jetflex até 1.200 kg, Speedy até 800 kg e Padrão até 500 kg' */
    modelWeights: listOf(models.map((model) => `${model.name} até ${model.maxGate}`)),
    /** 'Jetflex por R$ 1.349, Speedy por R$ 949 e Padrão por R$ 899' */
    modelPrices: listOf(models.map((model) => `${model.name} por ${model.price}`)),
    /** '1/4 HP para portões de até 250 kg, 1/3 HP para portões de até 400 kg e 1/2 HP para portões pesados', of conventional motors */
    conventionalScale: listOf(
      facts.conventional.sizes.map(
        (size) =>
          `${size.horsepower} para ${size.maxGateKg === null ? 'portões pesados' : `portões de até ${kilogramsText(size.maxGateKg)}`}`,
      ),
    ),
    /** 'motor, central de comando com código rolante, controles remotos e instalação' */
    kitItems: listOf(facts.kit.items),
    promotion: {
      name: facts.promotion.name,
      /** 'R$ 350' */
      price: formatReais(facts.promotion.price),
      /** '15/11/2026' */
      firstDay: calendarDayText(facts.promotion.firstDay),
      /** '14/12/2026' */
      lastDay: calendarDayText(facts.promotion.lastDay),
    },
    /** The owner's samples, for statistics plates. */
    statistics: {
      /** '10+' */
      years: `${formatNumber(facts.statistics.years)}+`,
      /** '5.000+' */
      installations: `${formatNumber(facts.statistics.installations)}+`,
      /** '4,8' */
      rating: formatNumber(facts.statistics.rating),
      /** '47 avaliações' */
      reviews: plural(facts.statistics.reviews, 'avaliação', 'avaliações').replace(' ', NBSP),
    },
  };
}

export type FactTexts = ReturnType<typeof factTexts>;
