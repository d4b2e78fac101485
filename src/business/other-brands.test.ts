import { expect, test } from 'vitest';
import { withLine } from './other-brands.ts';

test('a line is said with its maker, and only where it is named', () => {
  expect(withLine('Rossi', ['placa', 'rossi', 'dz', 'nano'])).toBe('Rossi DZ Nano');
  expect(withLine('Rossi', ['placa', 'rossi'])).toBe('Rossi');
  expect(withLine('Garen', ['garen', 'ou', 'dz', 'nano'])).toBe('Garen');
});
