import { expect, test } from 'vitest';
import { unknownFigures } from './support/figures.ts';

// That none is on any page is tested by `crawl.test.ts`, which reads them all.
test.each([
  'por R$ 898',
  'abre em 5 segundos',
  '5 s',
  'até 600 kg',
  'garantia de fábrica de 2 anos',
  '2 anos de garantia',
  'das 9h às 18h',
  '8h às 17h',
  'em 3 horas',
  '12 meses',
  '5.000 ciclos',
  '60 km',
  '12x sem juros',
  '38 municípios',
  '5 m de largura',
  'até 10 dias depois de receber',
  'garantia legal de 30 dias para o serviço',
  '1/5 HP',
  '400 W',
  '(11) 5000-0000',
])('"%s" would be found', (words) => {
  expect(unknownFigures(words)).not.toEqual([]);
});
