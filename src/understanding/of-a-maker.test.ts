import { expect, test } from 'vitest';
import { understand } from './understand-title.ts';

const entryOf = (title: string) => understand(title).entry?.id;

test.each([
  ['portão Rossi rangendo igual rato', 'rangido-no-portao'],
  ['Portão Garen muito lento', 'portao-lento'],
  ['motor peccinin gira e o portao fica parado, caiu um po branco no chao', 'engrenagem-gasta'],
  ['barata na central do portão Garen', 'formiga-na-placa'],
])('"%s" is answered by what fails, whoever made it', (title, entry) => {
  expect(entryOf(title)).toBe(entry);
  expect(understand(title).brand).not.toBeNull();
});

test.each([
  ['Motor Garen não abre depois da chuva', 'outra-marca-conserto'],
  ['assistência técnica Rossi', 'outra-marca-conserto'],
  ['comprar motor Garen', 'outra-marca-compra'],
  ['Placa do motor Nice queimou, tem peça?', 'outra-marca-placa-e-pecas'],
])('"%s" is answered by the entry of other makers that tells of it', (title, entry) => {
  expect(entryOf(title)).toBe(entry);
});
