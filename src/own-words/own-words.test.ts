import { expect, test } from 'vitest';
import { maskedWords } from './masked-words.ts';
import { pageSentences } from './page-sentences.ts';
import { createEstimatedCounts } from './estimated-counts.ts';
import { createExactCounts } from './exact-counts.ts';
import { createSentenceCounts, type SentenceCounts } from './sentence-counts.ts';

const page = (...sentences: readonly string[]) =>
  pageSentences(sentences.map((sentence) => `<p>${sentence}</p>`).join(''));

/** Sentences of four words: who names one names four of a page's words. */
const COMMON = 'O motor abre depressa.';
const OWN = 'A rua alaga muito.';

function counted(counts: SentenceCounts, ...pages: readonly ReturnType<typeof page>[]): SentenceCounts {
  for (const one of pages) counts.add(one);
  return counts;
}

test('two sentences that differ by place, brand and figures alone are one', () => {
  expect(maskedWords('Na Mooca, o motor PPA custa R$ 899.')).toEqual(
    maskedWords('Em Moema, o motor PPA custa R$ 1.349.'),
  );
  expect(maskedWords('Perto do Brás, da Penha e de São Lucas há ladeiras.')).toEqual(
    maskedWords('Perto de Santo Amaro há ladeiras.'),
  );
  expect(maskedWords('Instalamos Jota na Mooca.', 'Jota')).toEqual(maskedWords('Instalamos PPA no Brás.'));
});

test('a word that is no name stays, though a place is called so', () => {
  expect(maskedWords('Cuide da saúde do motor e da luz.')).toContain('saude');
  expect(maskedWords('Moramos na Saúde.')).toEqual(['moramos', '#']);
});

test('a page owns the words of sentences that at most three pages bear', () => {
  const pages = [page(COMMON, OWN), page(COMMON), page(COMMON)];
  const counts = counted(createSentenceCounts(), ...pages);
  expect(counts.ownShare(page(COMMON, OWN))).toBe(1);
  counts.add(page(COMMON));
  expect(counts.ownShare(page(COMMON, OWN))).toBe(0.5);
});

test('a share rises when a sibling goes and falls when it comes back', () => {
  const copy = page(COMMON, OWN);
  const counts = counted(createSentenceCounts(), copy, page(COMMON), page(COMMON), page(COMMON));
  const sibling = page(COMMON);
  expect(counts.ownShare(copy)).toBe(0.5);
  counts.remove(sibling);
  expect(counts.ownShare(copy)).toBe(1);
  counts.add(sibling);
  expect(counts.ownShare(copy)).toBe(0.5);
});

test('what a page says twice counts twice in its words and once among its pages', () => {
  const counts = counted(createSentenceCounts(), page(OWN, OWN, OWN, OWN, COMMON), ...Array(4).fill(page(COMMON)));
  expect(counts.ownShare(page(OWN, OWN, OWN, OWN, COMMON))).toBe(0.8);
});

test('a page without words owns none', () => {
  expect(createSentenceCounts().ownShare(page('12, 34'))).toBe(0);
});

test('estimated counts are never too low, though two share a byte, a cell is full and others are taken away', () => {
  const counts = createEstimatedCounts(2 ** 4);
  const times = (sentence: number) => 1 + (sentence % 5);
  for (let sentence = 0; sentence < 100; sentence += 1)
    for (let more = 0; more < times(sentence); more += 1) counts.add(sentence, sentence * 7);
  for (let sentence = 50; sentence < 100; sentence += 1) counts.remove(sentence, sentence * 7);
  for (let sentence = 0; sentence < 50; sentence += 1)
    expect(counts.of(sentence, sentence * 7)).toBeGreaterThanOrEqual(times(sentence));
  const few = createEstimatedCounts();
  few.add(1, 2);
  few.add(1, 2);
  few.remove(1, 2);
  expect([few.of(1, 2), few.of(2, 1)]).toEqual([1, 0]);
});

test('beyond the exact sentences a share is never too high, and true where there is room', () => {
  const estimated = createSentenceCounts(10);
  const exact = createSentenceCounts();
  const pages = Array.from({ length: 300 }, (_, at) =>
    page(COMMON, `A casa ${wordOf(at)} alaga.`, `Motivo ${wordOf(Math.floor(at / 4))} comum.`),
  );
  counted(estimated, ...pages);
  counted(exact, ...pages);
  for (const one of pages) expect(estimated.ownShare(one)).toBeLessThanOrEqual(exact.ownShare(one));
  expect(pages.map(estimated.ownShare)).toEqual(pages.map(exact.ownShare));
  const [gone] = pages;
  if (gone) estimated.remove(gone);
  expect(estimated.size).toBe(299);
});

test('counts move to the estimated table a few slots at a time, and are whole meanwhile', () => {
  const exact = createExactCounts();
  const sentences = Array.from({ length: 1000 }, (_, at) => at * 60);
  for (const sentence of sentences) exact.add(sentence, 7, 2);
  const target = createEstimatedCounts();
  const added: number[] = [];
  const heard = {
    ...target,
    add: (one: number, other: number, times = 1) => (added.push(one), target.add(one, other, times)),
  };
  expect(exact.moveSome(heard, 2 ** 14)).toBe(false);
  expect([added.length > 0, added.length < 400]).toEqual([true, true]);
  expect(sentences.map((one) => exact.of(one, 7) + target.of(one, 7))).toEqual(sentences.map(() => 2));
  expect([exact.moveSome(heard, 2 ** 15), exact.moveSome(heard, 2 ** 14)]).toEqual([false, true]);
  expect([added.length, exact.size]).toEqual([sentences.length, 0]);
});

test('what is taken away while counts move is taken from where it is counted', () => {
  const common = [page(COMMON, OWN), page(COMMON), page(COMMON), page(COMMON)];
  const counts = counted(createSentenceCounts(2), ...common);
  // One sentence more than are counted exactly.
  counts.add(page('Outro motivo bem raro.'));
  expect(counts.ownShare(page(COMMON, OWN))).toBe(0.5);
  counts.remove(page(COMMON));
  expect(counts.ownShare(page(COMMON, OWN))).toBe(1);
  counts.add(page(COMMON));
  // As many as move what is left.
  for (let more = 0; more < 16; more += 1) counts.add(page(`Motivo ${wordOf(more)} novo aqui.`));
  expect(counts.ownShare(page(COMMON, OWN))).toBe(0.5);
  counts.remove(page(COMMON));
  expect(counts.ownShare(page(COMMON, OWN))).toBe(1);
});

/** A word of letters alone for a number. */
function wordOf(number: number): string {
  return `k${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
