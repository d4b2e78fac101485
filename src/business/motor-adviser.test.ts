import { expect, test } from 'vitest';
import { buildFacts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { describeGate, parseGateQuestion } from './gate-form.ts';
import type { OfferedGateKind } from './gate-kinds.ts';
import { adviseMotor, type Gate, WIDEST_METRES } from './motor-adviser.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const gate: Gate = { kind: 'sliding', weightKg: 300, widthMetres: 3, cyclesADay: 10 };
const modelFor = (changes: Partial<Gate>) => adviseMotor({ ...gate, ...changes }, facts).model?.name ?? null;

test.each([
  [300, 'Padrão'],
  [454, 'Padrão'],
  [480, 'Speedy'],
  [700, 'Speedy'],
  [790, 'Jetflex'],
  [1200, 'Jetflex'],
  [1201, null],
])('a gate of %i kg used now and then gets %s', (weightKg, name) => {
  expect(modelFor({ weightKg })).toBe(name);
});

test('use that reaches the cycles before the months gets one step more', () => {
  expect(modelFor({ cyclesADay: 55 })).toBe('Padrão');
  expect(modelFor({ cyclesADay: 60 })).toBe('Speedy');
  expect(adviseMotor({ ...gate, cyclesADay: 60 }, facts).reasons.join(' ')).toContain('com folga');
});

test.each<[string, Partial<Gate>]>([
  ['a folding gate', { kind: 'articulated' }],
  ['a gate wider than the widest', { widthMetres: WIDEST_METRES + 0.5 }],
  ['nearly continuous use', { cyclesADay: 301 }],
  ['a gate at the limit in intense use', { weightKg: 1150, cyclesADay: 100 }],
])('%s is sent to a technician, with the reason', (_, changes) => {
  const advice = adviseMotor({ ...gate, ...changes }, facts);
  expect(advice.model).toBeNull();
  expect(advice.reasons.join(' ').length).toBeGreaterThan(40);
});

test.each<[OfferedGateKind, number, number]>([
  ['tilting', 4, 4.1],
  ['pivoting', 3, 3.1],
])('a gate that is %s is limited by its leaf and not by its weight', (kind, fits, tooWide) => {
  const heavy: Gate = { ...gate, kind, weightKg: 700, widthMetres: fits };
  expect(adviseMotor(heavy, facts).model?.name).toBe('Padrão');
  expect(adviseMotor(heavy, facts).reasons.join(' ')).toContain('tamanho da folha');
  expect(adviseMotor(heavy, facts).reasons.join(' ')).not.toContain('kg');
  expect(adviseMotor({ ...heavy, widthMetres: tooWide }, facts).model).toBeNull();
});

test('every kind of gate is told its own limit', () => {
  const limits = (kind: Gate['kind']) => adviseMotor({ ...gate, kind }, facts).limits.join(' ');
  expect(limits('sliding')).toContain('3 m livres ao lado');
  expect(limits('tilting')).toContain('contrapesos');
  expect(limits('pivoting')).toContain('duas');
});

test('the advice follows the facts that it is handed', () => {
  const stronger = { ...facts, models: facts.models.map((model) => ({ ...model, maxGateKg: model.maxGateKg * 2 })) };
  expect(adviseMotor({ ...gate, weightKg: 900 }, stronger).model?.name).toBe('Padrão');
});

const parse = (query: string) => {
  const parameters = new URLSearchParams(query);
  return parseGateQuestion((name) => parameters.get(name) ?? undefined);
};

test('a form that was not sent asks nothing', () => {
  expect(parse('utm_source=x')).toBeNull();
});

test('a comma and a point both part the decimals', () => {
  const expected = { kind: 'tilting', weightKg: 180, widthMetres: 2.5, cyclesADay: 8 };
  expect(parse('tipo=basculante&peso=180&largura=2,5&ciclos=8')?.gate).toEqual(expected);
  expect(parse('tipo=basculante&peso=180&largura=2.5&ciclos=8')?.gate).toEqual(expected);
});

test.each([
  ['1.000', 1000],
  ['1.200,5', 1200.5],
  ['350,5', 350.5],
  ['350.5', 350.5],
  ['1.000 kg', 1000],
  ['300kg', 300],
])('a weight of %s is read as Brazilians write it', (typed, weightKg) => {
  expect(parse(`tipo=basculante&peso=${typed}&largura=3,5 m&ciclos=12 vezes por dia`)?.gate).toEqual({
    kind: 'tilting',
    weightKg,
    widthMetres: 3.5,
    cyclesADay: 12,
  });
});

test('a thousand openings are not read as one', () => {
  expect(parse('tipo=basculante&peso=180&largura=2,5&ciclos=1.000')?.gate?.cyclesADay).toBe(1000);
  expect(parse('tipo=basculante&peso=180&largura=2,5&ciclos=3.000')?.problems).toEqual({
    ciclos: expect.stringContaining('de 1 a 2.000'),
  });
});

test.each([
  ['tipo=toString&peso=180&largura=2&ciclos=8', 1],
  ['tipo=basculante&peso=abc&largura=2&ciclos=8', 1],
  ['tipo=basculante&peso=-3&largura=0&ciclos=99999999', 3],
  ['peso=1e5', 3],
  ['tipo=basculante&largura=2', 1],
  ['tipo=basculante&material=papel&largura=2', 1],
])('%s is refused with a sentence for each field, and kept as typed', (query, count) => {
  const question = parse(query);
  expect(question?.gate).toBeNull();
  expect(Object.keys(question?.problems ?? {})).toHaveLength(count);
  expect(question?.fields.peso).toBe(new URLSearchParams(query).get('peso') ?? '');
});

test('material and width give the weight, whose heavier end counts, and the use of a home', () => {
  const question = parse('tipo=deslizante&material=chapa-de-aco-fechada&largura=4');
  expect(question?.estimate).toEqual({ material: 'chapa de aço fechada', heightMetres: 2.5, kilograms: [250, 350] });
  expect(question?.gate).toEqual({ kind: 'sliding', weightKg: 350, widthMetres: 4, cyclesADay: 12 });
  expect(question?.problems).toEqual({});
});

test('a weight that is known stands before the material', () => {
  const question = parse('tipo=deslizante&material=chapa-de-aco-fechada&largura=4&peso=700');
  expect(question?.estimate).toBeNull();
  expect(question?.gate?.weightKg).toBe(700);
});

test('a kind alone is a question that has begun: nothing of it is wrong', () => {
  expect(parse('tipo=basculante')).toMatchObject({ gate: null, problems: {}, fields: { tipo: 'basculante' } });
  expect(Object.keys(parse('tipo=papelão')?.problems ?? {})).toContain('tipo');
});

test('a gate is described as the chat will say it', () => {
  expect(
    describeGate({ kind: 'sliding', weightKg: 1100, widthMetres: 3.5, cyclesADay: 1 }).replaceAll('\u00a0', ' '),
  ).toBe('portão deslizante, 1.100 kg, 3,5 m de largura, 1 abertura por dia');
});
