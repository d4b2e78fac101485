import { expect, test } from 'vitest';
import { titleLines } from './title-lines.ts';

test('each line is a title, and blank lines are ignored', () => {
  expect(titleLines('Motor na Mooca\n\n  Motor no Brás  \r\n \t\nMotor em Moema\n')).toEqual(['Motor na Mooca', 'Motor no Brás', 'Motor em Moema']);
});

test('a text of blank lines has no title', () => {
  expect(titleLines(' \n\t\r\n ')).toEqual([]);
});

test('quotes, markup and emoji stay as typed', () => {
  expect(titleLines(`"Motor" <b>d'água</b> 🚪`)).toEqual([`"Motor" <b>d'água</b> 🚪`]);
});
