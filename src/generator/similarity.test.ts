import { expect, test } from 'vitest';
import { jaccard, shinglesOf } from './similarity.ts';
import { estimateSimilarity, minHash } from '../similarity/indexes/min-hash.ts';
import { decodeShingles, encodeShingles } from '../similarity/indexes/shingle-storage.ts';

const body = (place: string) =>
  `<p>Atendemos ${place} com motor, central e controles, e o técnico leva tudo no carro para deixar o portão pronto no mesmo dia da visita.</p>`;

test('a page that only names another place is the same page', () => {
  const mooca = shinglesOf({ title: 'Motor de Portão PPA Mooca', html: body('a Mooca') });
  const moema = shinglesOf({ title: 'Motor de Portão PPA Moema', html: body('Moema') });
  expect(mooca.length).toBeGreaterThan(5);
  expect(jaccard(mooca, moema)).toBe(1);
});

test('different sentences share nothing', () => {
  const a = shinglesOf({ title: 'x', html: '<p>O trilho limpo vale tanto quanto o bom pinhão engrenado</p>' });
  const b = shinglesOf({ title: 'x', html: '<p>Contrapesos seguram a folha quando ela para a meia altura</p>' });
  expect(jaccard(a, b)).toBe(0);
});

test('markup, case and accents do not make a text differ', () => {
  const a = shinglesOf({ title: 'x', html: '<p>Atenção: o portão não fecha se há sujeira</p>' });
  const b = shinglesOf({
    title: 'x',
    html: '<ul><li>ATENCAO o <b>portao</b> nao</li><li>fecha se ha sujeira</li></ul>',
  });
  expect(jaccard(a, b)).toBe(1);
});

test('shingles are sorted and each stands once', () => {
  const shingles = shinglesOf({
    title: 'x',
    html: '<p>um dois três quatro cinco um dois três quatro cinco um dois três quatro cinco</p>',
  });
  expect([...shingles]).toEqual([...new Set(shingles)].toSorted((a, b) => a - b));
  expect(shingles).toHaveLength(5);
});

test('the ratio counts shared shingles over all of them', () => {
  expect(jaccard(Uint32Array.of(1, 2, 3), Uint32Array.of(2, 3, 4))).toBe(0.5);
  expect(jaccard(new Uint32Array(0), new Uint32Array(0))).toBe(0);
});

test('a text shorter than five words has no shingles', () => {
  expect(shinglesOf({ title: 'x', html: '<p>só três palavras</p>' })).toHaveLength(0);
});

test('the estimate by MinHash comes near the exact ratio', () => {
  const numbers = (from: number, to: number) =>
    Uint32Array.from({ length: to - from }, (_, index) => Math.imul(from + index, 2_654_435_761) >>> 0).toSorted();
  for (const shared of [0, 200, 500, 800, 1000]) {
    const a = numbers(0, 1000);
    const b = numbers(1000 - shared, 2000 - shared);
    expect(Math.abs(estimateSimilarity(minHash(a), minHash(b)) - jaccard(a, b))).toBeLessThan(0.13);
  }
});

test('shingles come back from their stored form', () => {
  const shingles = Uint32Array.of(0, 1, 65_536, 4_294_967_295);
  expect(decodeShingles(encodeShingles(shingles))).toEqual(shingles);
  expect(() => decodeShingles('AAA=')).toThrow(RangeError);
});
