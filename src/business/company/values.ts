import { z } from 'zod';
import { municipalityNames } from '../places/municipalities.ts';
import type { Coordinates, Range } from '../facts.ts';
import type { Field } from './field.ts';

/** A schema of each kind of field, with Portuguese refusals that the panel shows in the field. */

const DIGITS_OF_CNPJ = 14;

/** 'entre 1 e 60', as the field limits it. */
function limits({ min, max }: Field): string {
  const shown = (value: number | undefined) => (value ?? 0).toLocaleString('pt-BR');
  return `entre ${shown(min)} e ${shown(max)}`;
}

function inLimits(value: number, { min = -Infinity, max = Infinity }: Field): boolean {
  return value >= min && value <= max;
}

export function text(field: Field) {
  const { min = 1, max = 200 } = field;
  return z
    .string('Escreva um texto.')
    .trim()
    .min(min, min === 1 ? 'Preencha este campo.' : `Escreva pelo menos ${min} caracteres.`)
    .max(max, `Escreva no máximo ${max} caracteres.`);
}

export function texts(field: Field) {
  const { min = 0, max = 20 } = field;
  return z
    .array(text({ ...field, min: 1, max: 120 }))
    .min(min, 'Escreva pelo menos um item.')
    .max(max, `No máximo ${max} itens.`)
    .refine((items) => new Set(items).size === items.length, 'Há itens repetidos.')
    .readonly();
}

export function whole(field: Field) {
  return z
    .number('Escreva um número.')
    .refine(Number.isInteger, 'Escreva um número inteiro.')
    .refine((value) => inLimits(value, field), `O valor fica ${limits(field)}.`);
}

export function decimal(field: Field) {
  return z
    .number('Escreva um número.')
    .refine((value) => inLimits(value, field), `O valor fica ${limits(field)}.`)
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e5), 'Use no máximo uma casa decimal.');
}

const cents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export function money(field: Field) {
  return z
    .number('Escreva um preço em reais.')
    .refine((value) => value > 0 || field.min === 0, 'O preço precisa ser maior que zero.')
    .refine((value) => value <= (field.max ?? Infinity), `O preço fica ${limits(field)}.`)
    .refine((value) => value >= 0 && cents(value), 'Use no máximo duas casas decimais.');
}

function rangeOf(one: z.ZodType<number>) {
  return z
    .tuple([one, one], 'Escreva os dois valores.')
    .refine(([low, high]) => low <= high, 'O primeiro valor não pode ser maior que o segundo.')
    .transform(([low, high]): Range => [low, high]);
}

export const wholeRange = (field: Field) => rangeOf(whole(field));
export const moneyRange = (field: Field) => rangeOf(money(field));

export function date() {
  return z.iso.date('Escreva uma data que exista, como 2026-12-31.');
}

export function identifier({ max = 40 }: Field) {
  return z
    .string('Escreva um identificador.')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use só letras minúsculas sem acento, números e hífens.')
    .max(max, `Escreva no máximo ${max} caracteres.`);
}

export function cnpj() {
  return z
    .string('Escreva o CNPJ.')
    .trim()
    .regex(/^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/, `O CNPJ tem ${DIGITS_OF_CNPJ} números.`);
}

export function email() {
  return z.string('Escreva um e-mail.').trim().pipe(z.email('Escreva um e-mail como nome@empresa.com.br.'));
}

/** Kept as digits with country and area code; typed with or without the country's. */
export function phone() {
  return z
    .string('Escreva o telefone.')
    .transform((typed) => typed.replace(/[^\d+]/g, ''))
    .transform((typed) => (/^\d{10,11}$/.test(typed) ? `55${typed}` : typed.replace(/^\+/, '')))
    .refine((digits) => /^\d{12,15}$/.test(digits), 'Escreva o telefone com DDD, como (11) 4000-0000.')
    .refine(
      (digits) => !digits.startsWith('55') || /^55[1-9][1-9]\d{8,9}$/.test(digits),
      'O DDD não existe: confira os números.',
    );
}

export function videoAddress() {
  return z.url({ protocol: /^https$/, error: 'Escreva um endereço que comece com https://.' });
}

function degrees(most: number) {
  return z
    .number('Escreva os graus.')
    .refine((value) => Math.abs(value) <= most, `Os graus ficam entre -${most} e ${most}.`);
}

export function coordinates(): z.ZodType<Coordinates> {
  return z.strictObject({ latitude: degrees(90), longitude: degrees(180) }, 'Escreva latitude e longitude.');
}

export function weekdays() {
  return z
    .array(z.number('Escolha os dias.').int().min(1).max(7), 'Escolha os dias.')
    .min(1, 'Escolha pelo menos um dia.')
    .refine((days) => new Set(days).size === days.length, 'Há dias repetidos.')
    .transform((days) => days.toSorted((one, other) => one - other))
    .readonly();
}

export function dates({ max = 60 }: Field) {
  return z
    .array(date())
    .max(max, `No máximo ${max} dias.`)
    .transform((days) => [...new Set(days)].toSorted())
    .readonly();
}

export function municipality() {
  return z.string().refine((name) => municipalityNames.includes(name), 'Escolha um município da Grande São Paulo.');
}

export function municipalities(field: Field) {
  return z
    .array(municipality())
    .min(field.min ?? 0, 'Escolha pelo menos uma cidade.')
    .refine((names) => new Set(names).size === names.length, 'Há cidades repetidas.')
    .readonly();
}

export function yesOrNo() {
  return z.boolean('Responda sim ou não.');
}
