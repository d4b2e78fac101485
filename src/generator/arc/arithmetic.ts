import type { Facts } from '../../business/facts.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { kilogramsText } from '../../business/measure-texts.ts';
import { densityOf, estimateWeight } from '../../business/gate-weight.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import type { TitleFigures } from '../../understanding/understanding.ts';

/** Each car leaves and comes back: two cycles a day. Cars for each flat, as a first estimate that the porter's own count replaces. */
const CYCLES_A_CAR = 2;
const CARS_A_FLAT = 1;
/** Of a day's cycles, those of its busiest hour. */
const BUSIEST_HOUR = 0.15;

/** A motor with a sixth more than the leaf weighs works with room. */
const WITH_ROOM = 7 / 6;

const round = (value: number, step: number) => Math.round(value / step) * step;

/** The arithmetic of a building: 80 flats, 160 cycles a day, 24 in the busiest hour. HTML-safe sentences. */
function cyclesOfFlats(flats: number, facts: Facts): string[] {
  const aDay = flats * CARS_A_FLAT * CYCLES_A_CAR;
  return cyclesOf(
    aDay,
    `Com ${formatNumber(flats)} unidades ou vagas e um carro em cada uma, o portão faz perto de ${formatNumber(aDay)} aberturas por dia: cada carro sai e volta.`,
    facts,
  );
}

/** What so many cycles a day ask of a motor; the first sentence says where the number comes from. */
function cyclesOf(aDay: number, counted: string, facts: Facts): string[] {
  const anHour = Math.ceil(aDay * BUSIEST_HOUR);
  const days = Math.max(1, Math.floor(facts.maintenance.cycles / aDay));
  const limit = facts.conventional.cyclesPerHour;
  return [
    `${counted} Na hora de mais movimento, são cerca de ${formatNumber(anHour)}.`,
    anHour > limit
      ? `Um motor convencional aguenta ${formatNumber(limit)} ciclos por hora, menos do que a sua hora cheia pede. O modelo é definido em visita, para uso intenso.`
      : `Um motor convencional aguenta ${formatNumber(limit)} ciclos por hora, acima da sua hora cheia. Ainda assim, o uso diário encurta a vida das peças, e a escolha é feita com a contagem da portaria.`,
    `A revisão vem a cada ${formatNumber(facts.maintenance.cycles)} ciclos: nesse ritmo, mais ou menos a cada ${plural(days, 'dia', 'dias')}, antes dos ${plural(facts.maintenance.months, 'mês', 'meses')} de uma casa.`,
  ];
}

function weightOf(metres: number, height: number | null, folded: string, facts: Facts): string[] {
  const density = densityOf(folded);
  const { kilograms, heightMetres } = estimateWeight(metres, height, density);
  const [low, high] = kilograms.map((weight) => round(weight, 10));
  const fits = facts.models
    .toSorted((a, b) => a.maxGateKg - b.maxGateKg)
    .find((model) => model.maxGateKg >= (high ?? 0));
  return [
    `Uma folha de ${formatNumber(metres)} m de largura por ${formatNumber(heightMetres)} m de altura tem ${formatNumber(Number((metres * heightMetres).toFixed(1)))} m². De ${density.name}, a ${density.kilogramsPerSquareMetre.join(' a ')} kg por m², ela pesa perto de ${formatNumber(low ?? 0)} a ${kilogramsText(high ?? 0)}.`,
    fits
      ? `Em portão deslizante, o ${fits.name} move até ${kilogramsText(fits.maxGateKg)}${fits.maxGateKg >= (high ?? 0) * WITH_ROOM ? ' e fica com folga nessa faixa' : ', perto do que essa folha pode pesar'}; basculante e pivotante se medem pelo tamanho da folha. O peso certo é conferido na visita.`
      : `Isso passa do limite dos kits em portão deslizante. O conjunto é definido em visita, com a folha medida.`,
  ];
}

function modelFor(kilograms: number, facts: Facts): string {
  const fromLightest = facts.models.toSorted((a, b) => a.maxGateKg - b.maxGateKg);
  const roomy = fromLightest.find((model) => model.maxGateKg >= kilograms * WITH_ROOM);
  if (roomy)
    return `Para ${kilogramsText(kilograms)} em portão deslizante, o primeiro kit com folga é o ${roomy.name}, que move até ${kilogramsText(roomy.maxGateKg)}.`;
  const fits = fromLightest.find((model) => model.maxGateKg >= kilograms);
  return fits
    ? `Para ${kilogramsText(kilograms)} em portão deslizante, o kit que serve é o ${fits.name}, no limite dos seus ${kilogramsText(fits.maxGateKg)}: o peso certo é conferido na visita.`
    : `${kilogramsText(kilograms)} passam do limite dos kits. O conjunto é definido em visita, e a base e a transmissão mudam junto.`;
}

/** The kit for the weight that a title names, a sentence with that weight in it; null where it names none that a gate can have, or a gate of which the weight says nothing. */
export function kitForWeight({ kilograms }: TitleFigures, gateKind: GateKind | null, facts: Facts): string | null {
  const isSliding = gateKind === null || gateKind === 'sliding';
  return isSliding && kilograms !== null && kilograms >= 30 && kilograms <= 20_000 ? modelFor(kilograms, facts) : null;
}

/** What the numbers of a title come to, as plain sentences; none where it names none. `folded` is the title without case and accents. */
export function arithmetic(figures: TitleFigures, folded: string, facts: Facts): readonly string[] {
  const { flats, metres, heightMetres, cyclesADay } = figures;
  // Who has counted need not be told an estimate.
  if (cyclesADay !== null && cyclesADay >= 20 && cyclesADay <= 20_000)
    return cyclesOf(cyclesADay, `São ${formatNumber(cyclesADay)} aberturas por dia.`, facts);
  if (flats !== null && flats >= 4 && flats <= 5000) return cyclesOfFlats(flats, facts);
  const kit = kitForWeight(figures, null, facts);
  if (kit !== null) return [kit];
  if (metres !== null && metres >= 1 && metres <= 15) return weightOf(metres, heightMetres, folded, facts);
  return [];
}
