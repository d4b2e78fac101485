import { expect, test } from 'vitest';
import { understand } from '../../understanding/understand-title.ts';
import { checkAnswer } from '../check-answer.ts';
import { plainText } from '../../text/plain-text.ts';
import { facts, page } from '../test-pages.ts';

const openingOf = (title: string) => plainText(page(title, 75).html).split('\n')[0] ?? '';

/** The kits move 500, 800 and 1,200 kg; one with a sixth more than the leaf weighs works with room. */
test.each([
  ['qual motor pra portão de 130 kg em Santo André', 'o menor kit com folga é o Padrão'],
  ['meu portão pesa 430 quilos, que motor', 'o menor kit com folga é o Speedy'],
  ['qual motor pra portão de 600 kg em Santo André', 'o menor kit com folga é o Speedy'],
  ['qual motor aguenta 710 kg', 'o menor kit com folga é o Jetflex'],
  ['Jetflex, Speedy ou Padrão para portão de 530 kg', 'o menor kit com folga é o Speedy'],
  ['motor para portão de ferro maciço de 640 kg', 'o menor kit com folga é o Speedy'],
  ['motor para portão deslizante de 950 kg na Mooca', 'o menor kit com folga é o Jetflex'],
  ['qual motor aguenta 1.150 kg', 'o kit que alcança é o Jetflex, mas quase sem folga'],
  ['qual motor arrasta 1.700 quilos', 'passam do limite dos kits'],
])('"%s" is answered first with the kit for that weight: %s', (title, kit) => {
  expect(openingOf(title)).toContain(kit);
  expect(openingOf(title).indexOf(kit)).toBeLessThan(80);
  const { html } = page(title, 75);
  expect(plainText(html).split(kit)).toHaveLength(2);
  expect(checkAnswer(html, understand(title), facts).level).toBe('good');
});

test.each(['de 300 kg', 'de 4 metros', 'de 3x2'])(
  'the figures of a tilting gate %s are no sums of a sliding one',
  (measure) => {
    const text = plainText(page(`motor para portão basculante ${measure}`, 75).html);
    expect(text).not.toMatch(/em portão deslizante, o (?:\S+ )?(?:kit|move)\b/i);
  },
);

test.each([
  ['motor para portão de alumínio de 700 kg', 'sobra'],
  ['motor mais barato para portão de correr de 700 kg', 'basta'],
  ['preço motor deslizante portão leve de 700 kg', 'basta'],
  ['motor para portão de ferro maciço de 220 kg', 'monofásico'],
])('"%s" is told of its weight first, and not "%s"', (title, other) => {
  expect(openingOf(title)).not.toContain(other);
  expect(openingOf(title)).toContain('até');
});

test('the weight of a gate that is not chosen by weight does not choose its kit', () => {
  expect(openingOf('qual motor para basculante de 300 kg')).not.toContain('em portão deslizante, o primeiro kit');
});

test.each([
  ['quanto fica pra automatizar portão basculante no Tatuapé', /basculante/i],
  ['como copiar o controle do portão', /^(?!Cópia que falha)/],
  ['quanto custa para instalar um motor de portão', /^(?!Só a mão de obra)/],
  ['valor da mão de obra para instalar motor', /^(?!Só a mão de obra)/],
])('"%s" is not answered with another circumstance', (title, opening) => {
  expect(openingOf(title)).toMatch(opening);
});
