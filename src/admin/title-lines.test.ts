import { expect, test } from 'vitest';
import { titleLines } from './title-lines.ts';

test('each line is a title, and blank lines are ignored', () => {
  expect(titleLines('Motor na Mooca\n\n  Motor no Brás  \r\n \t\nMotor em Moema\n').titles).toEqual([
    'Motor na Mooca',
    'Motor no Brás',
    'Motor em Moema',
  ]);
});

test('a text of blank lines has no title', () => {
  expect(titleLines(' \n\t\r\n ')).toEqual({ titles: [], repeats: 0 });
});

test('quotes, markup and emoji stay as typed', () => {
  expect(titleLines(`"Motor" <b>d'água</b> 🚪`).titles).toEqual([`"Motor" <b>d'água</b> 🚪`]);
});

test('titles that differ only in case, accents or spaces are counted as they stand, and as repeats', () => {
  expect(titleLines('Motor no Brás\nMOTOR  no bras\nMotor na Mooca\n Motor no Brás')).toEqual({
    titles: ['Motor no Brás', 'MOTOR  no bras', 'Motor na Mooca', 'Motor no Brás'],
    repeats: 2,
  });
});

test('titles without a letter that makes an address are distinguished by what they are', () => {
  expect(titleLines('???\n!!!\n???')).toEqual({ titles: ['???', '!!!', '???'], repeats: 1 });
});
