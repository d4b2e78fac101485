import { expect, test } from 'vitest';
import { withoutQualities } from './said-of-the-gate.ts';
import { understand } from './understand-title.ts';
import { foldedWords, readWords } from './words.ts';

const left = (title: string) =>
  withoutQualities(readWords(foldedWords(title)))
    .map(({ typed }) => typed)
    .join(' ');

test('behind the gate what it is like is left out, and its kind wherever it stands', () => {
  expect(left('portão automático de madeira da loja não fecha')).toBe('portao nao fecha');
  expect(left('portão de 4 metros não abre')).toBe('portao nao abre');
  expect(left('meu basculante não sobe')).toBe('meu nao sobe');
});

test('what stands elsewhere, and what only leads to something else, stays', () => {
  expect(left('a madeira do portão inchou')).toBe('a madeira do portao inchou');
  expect(left('portão da vizinha não fecha')).toBe('portao da vizinha nao fecha');
});

test.each([
  ['Portão pivotante não fecha depois da chuva', 'parou-com-chuva'],
  ['Portão deslizante não fecha depois da chuva na Mooca', 'parou-com-chuva'],
  ['portão de alumínio não abre', 'portao-nao-abre'],
  ['portão de madeira não abre no controle', 'portao-nao-abre'],
])('‘%s’ is answered by %s: any gate may have the fault', (title, entry) => {
  expect(understand(title).entry?.id).toBe(entry);
});

test.each([
  ['motor para portão de alumínio', 'motor-para-portao-de-aluminio'],
  ['Portão de Chapa Fechada na Vila Formosa', 'motor-para-ferro-macico'],
  ['portão seccionado não sobe', 'portao-seccionado-com-defeito'],
])('‘%s’ is about what the gate is like, and so answered by %s', (title, entry) => {
  expect(understand(title).entry?.id).toBe(entry);
});
