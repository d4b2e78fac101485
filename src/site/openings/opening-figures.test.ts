import { expect, test } from 'vitest';
import { kilogramsText } from '../../business/measure-texts.ts';
import { mainOf, pageOf } from '../../../tests/support/page-of-title.ts';
import { testFacts } from '../test-site.ts';

test('on the scale of prices what the title asks about is lit, and nothing else', () => {
  const lit = (title: string) => [...pageOf(title).matchAll(/<li class="asked">([^<]*) <b>/g)].map(([, name]) => name);
  expect(lit('Quanto custa trocar a placa do motor de portão')).toEqual(['Mão de obra de um conserto']);
  expect(lit('Quanto custa a manutenção preventiva do portão')).toEqual(['Manutenção preventiva']);
  expect(lit('Quanto custa um motor de portão instalado')).toEqual(['Kit novo, instalado']);
});

test('on the scale of weights each motor goes as far as the facts say', () => {
  const html = mainOf(pageOf('Vale mais a pena motor de 1/4 ou 1/3 HP?'));
  const [light] = testFacts.conventional.sizes;
  for (const kilograms of [light?.maxGateKg ?? 0, ...testFacts.models.map(({ maxGateKg }) => maxGateKg)])
    expect(html).toContain(`<b>até ${kilogramsText(kilograms)}</b>`);
});

test('the gates that run in the head of a page open as the gate of its title does', () => {
  expect(pageOf('Instalação de motor em portão basculante')).toContain('class="opening gates rising"');
  expect(pageOf('Instalação de motor em portão de correr')).toContain('class="opening gates"');
});
