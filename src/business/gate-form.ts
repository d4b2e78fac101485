import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import { canonicalSlug } from '../text/slug.ts';
import type { Range } from './facts.ts';
import { estimateWeight, leafDensities } from './gate-weight.ts';
import { kilogramsText } from './measure-texts.ts';
import { offeredKindByValue, offerOf } from './gate-kind-ids.ts';
import type { Gate } from './motor-adviser.ts';

/** The numbers that the form asks for, with the names of their parameters and the values that make sense of a gate. */
export const gateNumbers = {
  largura: { label: 'Largura da folha, em metros', least: 1, most: 20 },
  peso: { label: 'Peso, em quilos', least: 20, most: 10_000 },
  ciclos: { label: 'Aberturas por dia', least: 1, most: 2000 },
} as const;

type NumberName = keyof typeof gateNumbers;

/** The use of a home, which the form says beside the field. */
export const USUAL_CYCLES = 12;

/** What a leaf may be made of, for whoever does not know its weight. */
export const leafMaterials = leafDensities.map((density) => ({ value: canonicalSlug(density.name), density }));

export type GateField = 'tipo' | 'material' | NumberName;

export type GateFields = Readonly<Record<GateField, string>>;

/** The weight that material and width give, kilograms from and to. */
export interface WeightEstimate {
  readonly material: string;
  readonly heightMetres: number;
  readonly kilograms: Range;
}

/** What the form was sent with: the gate, or what is missing, with the fields as they were typed. */
export interface GateQuestion {
  readonly fields: GateFields;
  /** Null where something is missing, or where only its kind was chosen so far. */
  readonly gate: Gate | null;
  /** Null where the weight was given. */
  readonly estimate: WeightEstimate | null;
  /** A Portuguese sentence for each field that has to be filled in otherwise. */
  readonly problems: Readonly<Partial<Record<GateField, string>>>;
}

/** What people write behind the number, though its label names the unit. */
const UNITS: Readonly<Record<NumberName, RegExp>> = {
  peso: /\s*(kg|quilos?)\.?$/i,
  largura: /\s*(m|metros?)\.?$/i,
  ciclos: /\s*(x|vezes)?(\s*(ao|por)\s|\s*\/\s*)dia$|\s*(x|vezes)$/i,
};

/** As Brazilians write it: '1.000' is a thousand and '1.200,5' has a decimal comma; '3,5' and '3.5' are both three and a half. Null outside of the range. */
function parseNumber(name: NumberName, typed: string): number | null {
  const { least, most } = gateNumbers[name];
  const text = typed.replace(UNITS[name], '');
  const plain = /^\d{1,3}(\.\d{3})+(,|$)/.test(text) ? text.replaceAll('.', '') : text;
  if (!/^\d{1,6}([.,]\d{1,3})?$/.test(plain)) return null;
  const value = Number(plain.replace(',', '.'));
  return value >= least && value <= most ? value : null;
}

function outOfRange(name: NumberName): string {
  const { label, least, most } = gateNumbers[name];
  return `${label}: informe um número de ${formatNumber(least)} a ${formatNumber(most)}.`;
}

function estimateOf({ material, peso }: GateFields, widthMetres: number | null): WeightEstimate | null {
  const density = leafMaterials.find(({ value }) => value === material)?.density;
  if (peso !== '' || !density || widthMetres === null) return null;
  const { heightMetres, kilograms } = estimateWeight(widthMetres, null, density);
  return { material: density.name, heightMetres, kilograms: [toTens(kilograms[0]), toTens(kilograms[1])] };
}

/** An estimate is not exact to the kilogram. */
function toTens(kilograms: number): number {
  return Math.ceil(kilograms / 10) * 10;
}

function isMaterial(value: string): boolean {
  return leafMaterials.some((material) => material.value === value);
}

/** Null when nothing was asked. */
export function parseGateQuestion(parameter: (name: string) => string | undefined): GateQuestion | null {
  const sent = (name: string) => parameter(name)?.trim().slice(0, 30) ?? '';
  const fields: GateFields = {
    tipo: sent('tipo'),
    material: sent('material'),
    largura: sent('largura'),
    peso: sent('peso'),
    ciclos: sent('ciclos'),
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  const kind = offeredKindByValue(fields.tipo);
  if (kind && filled.length === 1) return { fields, gate: null, estimate: null, problems: {} };

  const widthMetres = parseNumber('largura', fields.largura);
  const estimate = estimateOf(fields, widthMetres);
  // The heavier end: a motor that is too strong opens the gate all the same.
  const weightKg = estimate ? estimate.kilograms[1] : parseNumber('peso', fields.peso);
  const cyclesADay = fields.ciclos === '' ? USUAL_CYCLES : parseNumber('ciclos', fields.ciclos);
  const problems = {
    ...(!kind && { tipo: 'Escolha o tipo do portão.' }),
    ...(fields.peso === '' && !isMaterial(fields.material) && { material: 'Escolha o material da folha.' }),
    ...(widthMetres === null && { largura: outOfRange('largura') }),
    ...(fields.peso !== '' && weightKg === null && { peso: outOfRange('peso') }),
    ...(cyclesADay === null && { ciclos: outOfRange('ciclos') }),
  };
  return {
    fields,
    estimate,
    problems,
    gate: kind && weightKg && widthMetres && cyclesADay ? { kind, weightKg, widthMetres, cyclesADay } : null,
  };
}

/** 'portão deslizante, 350 kg, 3,5 m de largura, 12 aberturas por dia'; an estimated weight is 'cerca de 350 kg'. */
export function describeGate({ kind, weightKg, widthMetres, cyclesADay }: Gate, estimated = false): string {
  const weight = `${estimated ? 'cerca de ' : ''}${kilogramsText(weightKg)}`;
  return `${offerOf(kind).label}, ${weight}, ${formatNumber(widthMetres)} m de largura, ${plural(cyclesADay, 'abertura', 'aberturas')} por dia`;
}
