import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import { kilogramsText } from './measure-texts.ts';
import { offeredKindByValue, offerOf } from './gate-kind-ids.ts';
import type { Gate } from './motor-adviser.ts';

/** The numbers that the form asks for, with the names of their parameters and the values that make sense of a gate. */
export const gateNumbers = {
  peso: { label: 'Peso, em quilos', least: 20, most: 10_000 },
  largura: { label: 'Largura, em metros', least: 1, most: 20 },
  ciclos: { label: 'Aberturas por dia', least: 1, most: 2000 },
} as const;

type NumberName = keyof typeof gateNumbers;
const numberNames: readonly NumberName[] = ['peso', 'largura', 'ciclos'];

export type GateFields = Readonly<Record<'tipo' | NumberName, string>>;

/** What the form was sent with: the gate, or what is missing, with the fields as they were typed. */
export interface GateQuestion {
  readonly fields: GateFields;
  readonly gate: Gate | null;
  /** Portuguese sentences. */
  readonly problems: readonly string[];
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

/** Null when nothing was asked. */
export function parseGateQuestion(parameter: (name: string) => string | undefined): GateQuestion | null {
  const sent = (name: string) => parameter(name)?.trim().slice(0, 20) ?? '';
  const fields: GateFields = {
    tipo: sent('tipo'),
    peso: sent('peso'),
    largura: sent('largura'),
    ciclos: sent('ciclos'),
  };
  if (Object.values(fields).every((value) => value === '')) return null;
  const kind = offeredKindByValue(fields.tipo);
  const [weightKg, widthMetres, cyclesADay] = numberNames.map((name) => parseNumber(name, fields[name]));
  const problems = [
    ...(kind ? [] : ['Escolha o tipo do portão.']),
    ...numberNames
      .filter((name) => parseNumber(name, fields[name]) === null)
      .map(
        (name) =>
          `${gateNumbers[name].label}: informe um número de ${formatNumber(gateNumbers[name].least)} a ${formatNumber(gateNumbers[name].most)}.`,
      ),
  ];
  return {
    fields,
    problems,
    gate: kind && weightKg && widthMetres && cyclesADay ? { kind, weightKg, widthMetres, cyclesADay } : null,
  };
}

/** 'portão deslizante, 350 kg, 3,5 m de largura, 12 aberturas por dia' */
export function describeGate({ kind, weightKg, widthMetres, cyclesADay }: Gate): string {
  return `${offerOf(kind).label}, ${kilogramsText(weightKg)}, ${formatNumber(widthMetres)} m de largura, ${plural(cyclesADay, 'abertura', 'aberturas')} por dia`;
}
