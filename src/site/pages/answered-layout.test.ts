import { expect, test } from 'vitest';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';

const FAULT = 'Portão não fecha na Mooca';
const TITLES = [
  FAULT,
  'Criança prendeu a mão no portão',
  'Como programar o controle do portão',
  'Comprar motor de portão em Osasco',
];

test('only a page whose bar rings first brings the sheet of that bar', () => {
  expect(pageOf('Técnico de portão 24 horas em Osasco')).toContain('.calls-first{}');
  expect(pageOf(FAULT)).not.toContain('.calls-first{}');
});

test('where the models stand under the answer, the first section goes on across the page, behind them and before the card', () => {
  const html = mainOf(pageOf('Instalação de motor em portão basculante'));
  const [table, section, card] = ['class="kit-table"', 'class="article in-columns led"', 'class="aside"'].map((part) =>
    html.indexOf(part),
  );
  expect(table).toBeGreaterThan(0);
  expect(section).toBeGreaterThan(table ?? 0);
  expect(card).toBeGreaterThan(section ?? 0);
});

test('a page has one article, wherever its first section stands', () => {
  for (const title of TITLES) expect(mainOf(pageOf(title)).match(/<article/g)).toHaveLength(1);
});
