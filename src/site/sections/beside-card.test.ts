import { expect, test } from 'vitest';
import { blocksOfHtml, blocksOfSection, HEIGHTS, standsBeside } from './beside-card.ts';

const paragraphs = (count: number) => Array.from({ length: count }, () => 'palavra '.repeat(30));
const page = {
  answer: 'resposta '.repeat(20),
  under: 0,
  blocks: paragraphs(2),
  card: 'prices',
  hasMap: false,
} as const;

test('a short section stands beside a long card', () => {
  expect(standsBeside(page)).toBe(true);
});

test('a section that would go on far below the card stands across the page', () => {
  expect(standsBeside({ ...page, card: 'ask', blocks: paragraphs(5) })).toBe(false);
});

test('under the table of models no room is left for another section, unless a map makes the card longer than both', () => {
  expect(standsBeside({ ...page, under: HEIGHTS.kitTable, blocks: paragraphs(3) })).toBe(false);
  expect(standsBeside({ ...page, under: HEIGHTS.kitTable, blocks: paragraphs(1), hasMap: true })).toBe(true);
});

test('without a card the text has nothing to stand beside, and stays where it is', () => {
  expect(standsBeside({ ...page, card: null, blocks: paragraphs(9) })).toBe(true);
  expect(standsBeside({ ...page, blocks: [] })).toBe(true);
});

test('paragraphs, items and rows are counted, however they are written', () => {
  expect(blocksOfHtml('<section><h2>Um</h2><p>a <b>b</b></p><ul><li>c</li></ul></section>')).toEqual([
    'Um',
    'a b',
    'c',
  ]);
  expect(blocksOfSection({ kind: 'list', heading: 'x', intro: 'i', items: ['a', 'b'] })).toEqual(['i', 'a', 'b']);
  expect(blocksOfSection({ kind: 'symptoms', heading: 'x', rows: [{ sign: 'a', meaning: 'b' }] })).toEqual(['a b']);
  const rows = [{ of: 'x', one: 'a', other: 'bc' }];
  expect(blocksOfSection({ kind: 'comparison', heading: 'x', sides: ['um', 'dois'], rows })).toEqual(['bcbc']);
});
