import type { AskedFigures } from '../../business/asked-figures.ts';
import type { Facts } from '../../business/facts.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import { type MeasuredLeaf, movements } from '../../business/gate-movements.ts';
import { kilogramsText } from '../../business/measure-texts.ts';
import { busiestHourOf, cyclesOfCars } from '../../business/peak-use.ts';
import { densityOf, estimateWeight, type LeafDensity } from '../../business/gate-weight.ts';
import type { Entry } from '../../content/library/entry.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import type { Understanding } from '../../understanding/understanding.ts';

type Asked = Pick<Understanding, 'figures' | 'gateKind' | 'meant'>;

/** A motor with a sixth more than the leaf weighs works with room. */
const WITH_ROOM = 7 / 6;

function kitsFromLightest({ models }: Facts): Facts['models'] {
  return models.toSorted((a, b) => a.maxGateKg - b.maxGateKg);
}

function isRoomy({ maxGateKg }: Facts['models'][number], kilograms: number): boolean {
  return maxGateKg >= kilograms * WITH_ROOM;
}

/** A gate that nobody named is taken for the one that is chosen by weight. */
function movementOf(gateKind: GateKind | null) {
  return movements[gateKind === null ? 'sliding' : gateKinds[gateKind].movement];
}

const round = (value: number, step: number) => Math.round(value / step) * step;

/** The arithmetic of a building: 80 flats, 160 cycles a day, 24 in the busiest hour. HTML-safe sentences. */
function cyclesOfFlats(flats: number, facts: Facts): string[] {
  const aDay = cyclesOfCars(flats);
  return cyclesOf(
    aDay,
    `Com ${formatNumber(flats)} unidades ou vagas e um carro em cada uma, o portão faz perto de ${formatNumber(aDay)} aberturas por dia: cada carro sai e volta.`,
    facts,
  );
}

/** What so many cycles a day ask of a motor; the first sentence says where the number comes from. */
function cyclesOf(aDay: number, counted: string, facts: Facts): string[] {
  const anHour = busiestHourOf(aDay);
  const days = Math.max(1, Math.floor(facts.maintenance.cycles / aDay));
  const limit = facts.conventional.cyclesPerHour;
  return [
    `${counted} Na hora de mais movimento, são cerca de ${formatNumber(anHour)}.`,
    anHour > limit
      ? `Um motor convencional aguenta ${formatNumber(limit)} ciclos por hora, menos do que a sua hora cheia pede. O modelo é definido em visita, para uso intenso.`
      : `Um motor convencional aguenta ${formatNumber(limit)} ciclos por hora, acima da sua hora cheia. Ainda assim, o uso diário encurta a vida das peças, e a escolha é feita com a contagem da portaria.`,
    revisionAfter(days, facts.maintenance),
  ];
}

const DAYS_OF_A_MONTH = 30;

/** What comes first of the two that a revision is due after. @param days until the cycles are done. */
function revisionAfter(days: number, { cycles, months }: Facts['maintenance']): string {
  const ofHouse = plural(months, 'mês', 'meses');
  return days < months * DAYS_OF_A_MONTH
    ? `A revisão vem a cada ${formatNumber(cycles)} ciclos: nesse ritmo, mais ou menos a cada ${plural(days, 'dia', 'dias')}, antes dos ${ofHouse} de uma casa.`
    : `A revisão vem a cada ${ofHouse}, como numa casa: nesse ritmo, os ${formatNumber(cycles)} ciclos demoram mais.`;
}

type Measured = AskedFigures & { readonly metres: number };

/** Whether a leaf that is measured, and not weighed, is within the kits; the leaves of a swing gate share its width. */
function fitOf({ metres, heightMetres }: Measured, gateKind: GateKind, measured: MeasuredLeaf, facts: Facts): string {
  const limit = facts.leafLimits[measured.limit];
  const inHalves = gateKind === 'swing';
  const leaf = inHalves ? metres / 2 : metres;
  const isLow = !('heightMetres' in limit) || (heightMetres ?? 0) <= limit.heightMetres;
  const named = inHalves
    ? `Um vão de ${formatNumber(metres)} m em duas folhas iguais dá ${formatNumber(leaf)} m para cada uma`
    : `Uma folha de ${formatNumber(metres)} m de largura${heightMetres === null ? '' : ` por ${formatNumber(heightMetres)} m de altura`}`;
  const fits = leaf <= limit.widthMetres && isLow;
  const result = fits
    ? `${inHalves ? ', e cada folha' : ''} cabe nos kits, que vão até ${factTexts(facts)[measured.text]}`
    : `${inHalves ? ', e cada folha' : ''} passa dos kits, que vão até ${factTexts(facts)[measured.text]}: o conjunto é definido em visita`;
  return `${named}${result}.`;
}

/** The kit for a leaf of which the weight was estimated, the lightest with room; null where none moves it. */
function kitForEstimate(kilograms: number, facts: Facts): string | null {
  const kits = kitsFromLightest(facts);
  const roomy = kits.find((model) => isRoomy(model, kilograms));
  if (roomy) return `o ${roomy.name} move até ${kilogramsText(roomy.maxGateKg)} e fica com folga nessa faixa`;
  const fits = kits.find((model) => model.maxGateKg >= kilograms);
  return fits ? `o ${fits.name} move até ${kilogramsText(fits.maxGateKg)}, perto do que essa folha pode pesar` : null;
}

interface WeighedLeaf {
  readonly material: LeafDensity;
  readonly heightMetres: number;
  /** From and to. */
  readonly kilograms: readonly [low: number, high: number];
}

function weighLeaf({ metres, heightMetres: height }: Measured, meant: readonly string[]): WeighedLeaf {
  const material = densityOf(meant.join(' '));
  const { kilograms, heightMetres } = estimateWeight(metres, height, material);
  return { material, heightMetres, kilograms: [round(kilograms[0], 10), round(kilograms[1], 10)] };
}

const leafOf = (metres: number, heightMetres: number) =>
  `Uma folha de ${formatNumber(metres)} m de largura por ${formatNumber(heightMetres)} m de altura`;

/** 'perto de 300 a 450 kg' */
const nearly = ([low, high]: WeighedLeaf['kilograms']) => `perto de ${formatNumber(low)} a ${kilogramsText(high)}`;

function weightOf(leaf: Measured, { gateKind, meant }: Asked, facts: Facts): string[] {
  const { material, heightMetres, kilograms } = weighLeaf(leaf, meant);
  const area = formatNumber(Number((leaf.metres * heightMetres).toFixed(1)));
  const kit = kitForEstimate(kilograms[1], facts);
  const others = gateKind === null ? '; basculante e pivotante se medem pelo tamanho da folha' : '';
  return [
    `${leafOf(leaf.metres, heightMetres)} tem ${area} m². De ${material.name}, a ${material.kilogramsPerSquareMetre.join(' a ')} kg por m², ela pesa ${nearly(kilograms)}.`,
    kit === null
      ? 'Isso passa do limite dos kits em portão deslizante. O conjunto é definido em visita, com a folha medida.'
      : `Em portão deslizante, ${kit}${others}. O peso certo é conferido na visita.`,
  ];
}

function modelFor(kilograms: number, facts: Facts): string {
  const kits = kitsFromLightest(facts);
  const roomy = kits.find((model) => isRoomy(model, kilograms));
  if (roomy)
    return `Para ${kilogramsText(kilograms)} em portão deslizante, o menor kit com folga é o ${roomy.name}, que move até ${kilogramsText(roomy.maxGateKg)}.`;
  const fits = kits.find((model) => model.maxGateKg >= kilograms);
  return fits
    ? `Para ${kilogramsText(kilograms)} em portão deslizante, o kit que alcança é o ${fits.name}, mas quase sem folga, porque ele move até ${kilogramsText(fits.maxGateKg)}: o peso certo é conferido em visita, antes da venda.`
    : `${kilogramsText(kilograms)} passam do limite dos kits e pedem um conjunto próprio, em que a base e a transmissão também mudam.`;
}

/** Whether a title counts more cycles an hour than a kit is made for: whatever the leaf weighs, no kit serves. */
export function isIntense({ cyclesAnHour }: AskedFigures, { conventional }: Facts): boolean {
  return cyclesAnHour !== null && cyclesAnHour > conventional.cyclesPerHour && cyclesAnHour <= 2000;
}

/** Whether no kit serves the leaf or the use that a title names. */
export function isBeyondKits(figures: AskedFigures, gateKind: GateKind | null, facts: Facts): boolean {
  const { kilograms } = figures;
  const isSliding = gateKind === null || gateKind === 'sliding';
  const most = Math.max(...facts.models.map(({ maxGateKg }) => maxGateKg));
  return isIntense(figures, facts) || (isSliding && kilograms !== null && kilograms > most);
}

/** What so many cycles an hour ask of a motor. */
function cyclesAnHourOf(anHour: number, facts: Facts): string[] {
  const limit = formatNumber(facts.conventional.cyclesPerHour);
  return [
    `São ${formatNumber(anHour)} ciclos por hora, e um motor convencional aguenta ${limit}: acima disso ele esquenta e desliga, leve ou pesada que seja a folha.`,
    `Com esse uso, o motor é de uso intenso, definido em visita. Conte as aberturas da hora mais cheia antes de escolher.`,
  ];
}

/** The kit for the weight that a title names, a sentence with that weight in it; null where it names none that a gate can have, a gate of which the weight says nothing, or a use that no kit serves. */
function kitForWeight(figures: AskedFigures, gateKind: GateKind | null, facts: Facts): string | null {
  const { kilograms } = figures;
  if (isIntense(figures, facts)) return null;
  const isSliding = gateKind === null || gateKind === 'sliding';
  return isSliding && kilograms !== null && kilograms >= 30 && kilograms <= 20_000 ? modelFor(kilograms, facts) : null;
}

/** What the numbers of a title come to, as plain sentences; none where it names none. */
export function arithmetic(asked: Asked, facts: Facts): readonly string[] {
  const { figures, gateKind } = asked;
  const { flats, cyclesADay, cyclesAnHour } = figures;
  if (cyclesAnHour !== null && isIntense(figures, facts)) return cyclesAnHourOf(cyclesAnHour, facts);
  // Who has counted need not be told an estimate.
  if (cyclesADay !== null && cyclesADay >= 20 && cyclesADay <= 20_000)
    return cyclesOf(cyclesADay, `São ${formatNumber(cyclesADay)} aberturas por dia.`, facts);
  if (flats !== null && flats >= 4 && flats <= 5000) return cyclesOfFlats(flats, facts);
  const kit = kitForWeight(figures, gateKind, facts);
  if (kit !== null) return [kit];
  const leaf = leafMeasured(figures, gateKind);
  if (leaf === null) return [];
  const { measured } = movementOf(gateKind);
  if (gateKind !== null && measured !== null)
    return [`${measured.sentence}, e não pelo peso. ${fitOf(leaf, gateKind, measured, facts)}`];
  return weightOf(leaf, asked, facts);
}

/** The leaf that a title measures; null where it measures none that a gate can have. Slats and panels weigh less than such a leaf: their motor is chosen in a visit. */
function leafMeasured(figures: AskedFigures, gateKind: GateKind | null): Measured | null {
  const { metres } = figures;
  return movementOf(gateKind).rolledUp || metres === null || metres < 1 || metres > 15 ? null : { ...figures, metres };
}

/** What decides on the kit for the leaf that a title measures, in one sentence; null where it measures none, or counts what decides before its size. */
function kitForSize({ figures, gateKind, meant }: Asked, facts: Facts): string | null {
  const leaf = leafMeasured(figures, gateKind);
  if (leaf === null || figures.flats !== null || figures.cyclesADay !== null || isIntense(figures, facts)) return null;
  const { measured } = movementOf(gateKind);
  if (gateKind !== null && measured !== null) return fitOf(leaf, gateKind, measured, facts);
  const { material, heightMetres, kilograms } = weighLeaf(leaf, meant);
  const kit = kitForEstimate(kilograms[1], facts) ?? 'isso passa do limite dos kits, e o conjunto é definido em visita';
  return `${leafOf(leaf.metres, heightMetres)}, de ${material.name}, pesa ${nearly(kilograms)}: em portão deslizante, ${kit}.`;
}

/** The figures of a title on the page of an entry. */
interface Reckoned {
  /** The sentence with which the answer begins; null where the numbers are not what is asked. */
  readonly first: string | null;
  /** The rest of what they come to, plain sentences. */
  readonly sums: readonly string[];
}

/** What the numbers of a title say first, and what besides: who buys a motor asks which one moves his leaf. */
export function reckon(
  { byWeight, kit, family }: Pick<Entry, 'byWeight' | 'kit' | 'family'>,
  asked: Asked,
  facts: Facts,
): Reckoned {
  const sums = arithmetic(asked, facts);
  const isOfMotor = byWeight || kit || family === 'building';
  const ofWeight = isOfMotor ? kitForWeight(asked.figures, asked.gateKind, facts) : null;
  if (ofWeight !== null) return { first: ofWeight, sums: sums.filter((sum) => sum !== ofWeight) };
  const ofSize = byWeight || kit ? kitForSize(asked, facts) : null;
  // Its kit is told; how it was reckoned is left.
  return ofSize === null ? { first: null, sums } : { first: ofSize, sums: sums.slice(0, -1) };
}
