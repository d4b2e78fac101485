import { formatDay } from '../text/dates.ts';
import { formatNumber, formatReais, formatReaisRange, instalment } from '../text/money.ts';
import { listOf, plural } from '../text/portuguese.ts';
import { claims } from './claims.ts';
import { municipalitiesBeyondRadius } from './emergency-reach.ts';
import { cheapestModel, type Facts, fastestModel, type Model, type Range } from './facts.ts';
import { isSettled } from './settled-samples.ts';
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

const SMALL_COUNTS = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** 'três kits', 'um kit', '12 kits'; for masculine nouns. */
function countText(count: number, one: string, many: string): string {
  return `${SMALL_COUNTS[count] ?? formatNumber(count)} ${count === 1 ? one : many}`;
}

const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

/** 'segunda a sábado', 'terça, quinta e sábado', 'domingo a domingo', which all stand behind 'de'; from ISO weekdays. */
function weekdaysText(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b);
  if (days.length === 7) return 'domingo a domingo';
  const names = days.flatMap((day) => WEEKDAYS[day - 1] ?? []);
  const unbroken = days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 1);
  return unbroken && names.length > 2 ? `${names[0]} a ${names.at(-1)}` : listOf(names);
}

function metresText(metres: number): string {
  return `${formatNumber(metres)}${NBSP}m`;
}

function daysText(days: number): string {
  return plural(days, 'dia', 'dias').replace(' ', NBSP);
}

/** Where no technician comes at night, in whole sentences; empty while the radius holds the whole region. */
function beyondRadiusText(facts: Facts): string {
  const places = municipalitiesBeyondRadius(facts);
  if (places.length === 0) return '';
  const { opens, closes } = facts.hours;
  return `Em ${listOf(places)}, a mais de ${formatNumber(facts.emergency.radiusKm)}${NBSP}km da base, o atendimento é só de dia, das ${opens}h às ${closes}h, com hora marcada.`;
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
    remotes:
      model.remotes === null
        ? 'controles remotos inclusos'
        : plural(model.remotes, 'controle remoto', 'controles remotos'),
    /** '10x de R$ 134,90 sem juros' */
    instalments: instalmentsText(facts, model.price),
  };
}

/** A calendar day has no zone: taken at noon UTC it is the same day in São Paulo. */
function calendarDayText(day: string): string {
  return formatDay(`${day}T12:00:00Z`);
}

function areStatisticsShown(facts: Facts): boolean {
  return facts.samplesShown || (isSettled(facts, 'statistics') && isSettled(facts, 'rating'));
}

function statisticsTexts({ statistics }: Facts) {
  return {
    /** '10+' */
    years: `${formatNumber(statistics.years)}+`,
    /** '5.000+' */
    installations: `${formatNumber(statistics.installations)}+`,
    /** '4,8' */
    rating: formatNumber(statistics.rating),
    /** '47 avaliações' */
    reviews: plural(statistics.reviews, 'avaliação', 'avaliações').replace(' ', NBSP),
  };
}

const made = new WeakMap<Facts, FactTexts>();

/** The facts as phrases of running Portuguese text, so that no sentence types a figure. Pure; made once of the same facts, since every page asks for them. */
export function factTexts(facts: Facts): FactTexts {
  const known = made.get(facts) ?? makeTexts(facts);
  made.set(facts, known);
  return known;
}

export type FactTexts = ReturnType<typeof makeTexts>;

function makeTexts(facts: Facts) {
  const models = facts.models.map((model) => modelTexts(model, facts));
  const prices = facts.models.map((model) => model.price);
  const hours = `${weekdaysText(facts.hours.weekdays)}, das ${facts.hours.opens}h às ${facts.hours.closes}h`;
  const { tilting, swinging } = facts.leafLimits;
  const tiltingLimit = `${metresText(tilting.widthMetres)} de largura por ${metresText(tilting.heightMetres)} de altura`;
  const swingingLimit = `${metresText(swinging.widthMetres)} de largura`;
  const modelWeights = listOf(models.map((model) => `${model.name} até ${model.maxGate}`));
  return {
    brand: facts.brand,
    company: facts.company.name,
    claims,
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
    /** 'a partir de 1/4 HP': only the smallest kit has it, and a bigger one carries more by its own motor */
    kitHorsepowerFrom: `a partir de ${facts.kit.horsepower}`,
    /** 'três kits' */
    kitCount: countText(facts.models.length, 'kit', 'kits'),
    /** 'três modelos' */
    modelCount: countText(facts.models.length, 'modelo', 'modelos'),
    /** '1 ano' */
    warranty: plural(facts.warranty.years, 'ano', 'anos').replace(' ', NBSP),
    /** 'garantia de fábrica de 1 ano' */
    warrantyPhrase: `garantia ${facts.warranty.wording} de ${plural(facts.warranty.years, 'ano', 'anos').replace(' ', NBSP)}`,
    /** 'até 10x sem juros no cartão' */
    instalmentsPhrase: `até ${facts.maxInstalments}x sem juros no cartão`,
    /** 'até 10x sem juros', behind what names the card */
    interestFree: `até ${facts.maxInstalments}x sem juros`,
    /** '5 % de desconto à vista', or 'consulte o desconto à vista' while the owner has not said it */
    instantDiscount:
      facts.instantDiscountPercent === null
        ? 'consulte o desconto à vista'
        : `${formatNumber(facts.instantDiscountPercent)}${NBSP}% de desconto à vista`,
    /** 'segunda a sábado' */
    weekdays: weekdaysText(facts.hours.weekdays),
    /** 'segunda a sábado, das 8h às 18h' */
    hours,
    /** '8h às 18h' */
    hoursShort: `${facts.hours.opens}h às ${facts.hours.closes}h`,
    /** 'R$ 0' */
    delivery: formatReais(facts.deliveryPrice),
    /** '24 horas' */
    emergency: plural(facts.emergency.hoursADay, 'hora', 'horas'),
    /** '24h', for plates and labels */
    emergencyShort: `${facts.emergency.hoursADay}h`,
    /** '2 horas': within this time the technician is at the gate, in `emergencyRadius` */
    emergencyArrival: plural(facts.emergency.arrivalHours, 'hora', 'horas').replace(' ', NBSP),
    /** It depends on the hour and the fault. */
    emergencyPrice: 'valor combinado antes de o técnico sair',
    /** Where no technician comes at night: 'Salesópolis', 'Guararema'… */
    municipalitiesBeyondRadius: municipalitiesBeyondRadius(facts),
    /** 'Em Salesópolis, …, a mais de 50 km da base, o atendimento é só de dia, das 8h às 18h, com hora marcada.', or '' */
    beyondRadius: beyondRadiusText(facts),
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
    /** 'R$ 350 a R$ 500', the preventive visit; a repair is `repairPrice`, finding a fault `visitPrice` */
    maintenancePrice: formatReaisRange(facts.maintenance.price),
    /** 'R$ 150' */
    visitPrice: formatReais(facts.diagnosisVisit.price),
    /** 'visita de diagnóstico por R$ 150, descontados do conserto aprovado' */
    visitPhrase: `visita de diagnóstico por ${formatReais(facts.diagnosisVisit.price)}, descontados do conserto aprovado`,
    /** 'R$ 200 a R$ 400', labour without parts */
    repairPrice: formatReaisRange(facts.repairPrice),
    /** 'mão de obra de R$ 200 a R$ 400, com as peças à parte' */
    repairPhrase: `mão de obra de ${formatReaisRange(facts.repairPrice)}, com as peças à parte`,
    /** '20 ciclos' */
    batteryCycles: `${formatNumber(facts.battery.cycles)}${NBSP}ciclos`,
    /** 'preço sob consulta', or 'R$ 400' once the owner has said it */
    batteryPrice: facts.battery.price === null ? 'preço sob consulta' : formatReais(facts.battery.price),
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
    /** 'R$ 800 a R$ 1.500, conforme se aproveitem a central, os controles e a cremalheira': the price with what parts it from the kit's */
    exchangePhrase: `${formatReaisRange(facts.replaceMotorPrice)}, conforme se aproveitem a central, os controles e a cremalheira`,
    /** The same in a whole sentence. */
    exchangeDiffers:
      'A troca sai por menos que o kit quando a central, os controles e a cremalheira são aproveitados, e por mais quando o portão pede base, cremalheira ou solda novas.',
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
    /** 'Jetflex até 1.200 kg, Speedy até 800 kg e Padrão até 500 kg'; of sliding gates */
    modelWeights,
    /** '4 m de largura por 2,5 m de altura': a tilting gate is measured, not weighed */
    tiltingLimit,
    /** '3 m de largura': each leaf of a pivoting or swing gate */
    swingingLimit,
    /** Whole sentences: how each kind of gate is measured for a kit. */
    gateLimits: `Em portão deslizante, o que conta é o peso: ${modelWeights}. Basculante se mede pelo tamanho da folha, de até ${tiltingLimit}. Pivotante e de abrir, pela largura de cada folha, de até ${metresText(swinging.widthMetres)}.`,
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
    /** 'cremalheira, solda e reforma da folha, alvenaria e ponto de energia' */
    kitNotIncluded: listOf(facts.kit.notIncluded),
    /** 'fotocélula, bateria, sinalizador e controle extra' */
    kitOptional: listOf(facts.kit.optional),
    /** A new rack stands beside the kit, and a sound one of the same pitch is kept. */
    rackPhrase: 'cremalheira nova à parte, orçada por metro',
    /** Of what the kit holds apart and the owner has given no price for. */
    optionalPrice: 'preço sob consulta',
    /** 'Pix e cartão de crédito' */
    paymentAccepted: listOf(facts.payment.accepted),
    /** 'boleto, cartão de débito e dinheiro' */
    paymentOnRequest: listOf(facts.payment.onRequest),
    /** 'Aceitamos Pix e cartão de crédito em até 10x sem juros. Para boleto, cartão de débito e dinheiro, consulte.' */
    paymentPhrase:
      `Aceitamos ${listOf(facts.payment.accepted)}, em até ${facts.maxInstalments}x sem juros no cartão.` +
      (facts.payment.onRequest.length === 0 ? '' : ` Para ${listOf(facts.payment.onRequest)}, consulte.`),
    /** '90 dias' */
    legalWarranty: daysText(facts.law.serviceWarrantyDays),
    /** 'garantia legal de 90 dias para o serviço (CDC, art. 26), somada à do contrato' */
    legalWarrantyPhrase: `garantia legal de ${daysText(facts.law.serviceWarrantyDays)} para o serviço (CDC, art. 26), somada à do contrato`,
    /** '7 dias' */
    withdrawal: daysText(facts.law.withdrawalDays),
    /** 'Na compra por telefone, WhatsApp ou internet, você pode desistir em até 7 dias depois de receber (CDC, art. 49).' */
    withdrawalPhrase: `Na compra por telefone, WhatsApp ou internet, você pode desistir em até ${daysText(facts.law.withdrawalDays)} depois de receber (CDC, art. 49).`,
    promotion: {
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
    },
    /** For statistics plates; null where samples that nobody has confirmed are not shown. */
    statistics: areStatisticsShown(facts) ? statisticsTexts(facts) : null,
  };
}
