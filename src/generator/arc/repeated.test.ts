import { expect, test } from 'vitest';
import { library } from '../../content/library/library.ts';
import { page } from '../test-pages.ts';
import { leastRepeated, repetition } from './repeated.ts';

const TOLD = 'No de correr, com a folha reta e o disjuntor desligado, varra o trilho no ponto da volta, longe da roda.';

test('a text says another again in its own order and forms of words', () => {
  expect(repetition('Varra o trilho no ponto, longe das rodas, com o disjuntor desligado.', [TOLD])).toBe(1);
  expect(repetition('Peça a medição do capacitor e o preço da placa nova.', [TOLD])).toBeLessThan(0.3);
  expect(repetition('Varra o trilho.', [TOLD])).toBe(0);
});

test('of a list what says least again is told, in its order, and never nothing', () => {
  const again = 'Com o disjuntor desligado, varra o trilho longe da roda.';
  const also = 'Disjuntor desligado: varra o ponto do trilho em volta da roda.';
  const other = 'Escute se o capacitor zumbe quando você aperta o controle.';
  const left = (items: readonly string[], least: number, most = Infinity) =>
    leastRepeated(items, [TOLD], (text) => text, { least, most, share: 0.65 });
  expect(left([again, other, also], 1)).toEqual([other]);
  expect(left([again, also], 1)).toEqual([again]);
  expect(left([again, other, also], 3)).toEqual([again, other, also]);
  expect(left([also, other, 'Veja se a pilha do controle perdeu força no frio.'], 1, 1)).toEqual([other]);
});

const faults = [...library.values()].filter(({ family }) => family === 'fault');

/** What pages of faults that have neighbours to spare ask, as far as their answer or fault finder has told it. */
const askedAgain = faults
  .filter(({ near }) => near.length >= 4)
  .flatMap(({ question, finder }) => {
    const { html } = page(question, 0);
    const [, answer = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
    const told = [answer, ...finder.map(({ ask, cause, do: bids }) => `${ask} ${cause} ${bids}`)];
    const asked = [...html.matchAll(/<h3>([^<]*)<\/h3><p>(.*?)<\/p>/gs)];
    return asked.map(([, next = '', text = '']) => ({ page: question, next, again: repetition(text, told) }));
  });

test('no page of a fault asks what its answer or its fault finder has told, where it has another thing to ask', () => {
  expect(askedAgain.length).toBeGreaterThan(50);
  expect(askedAgain.filter(({ again }) => again > 0.7)).toEqual([]);
});

test('beside a fault finder with many questions little is left to check', () => {
  const long = faults.filter(
    ({ finder, youCheck, cases }) => finder.length >= 4 && youCheck.length > 3 && !cases.length,
  );
  for (const { question } of long) {
    const [checks = ''] = /<ol>[^]*?<\/ol>/.exec(page(question, 75).html) ?? [];
    expect(checks.match(/<li>/g)?.length ?? 0).toBeLessThanOrEqual(3);
  }
});
