import { expect, test } from 'vitest';
import { showWithin } from './length-limits.ts';

test('a text within the limit is shown whole', () => {
  expect(showWithin('Portão é aqui', 13)).toEqual({ shown: 'Portão é aqui', length: 13, limit: 13, isCut: false });
});

test('a longer one is cut between two words, never past the limit', () => {
  expect(showWithin('Motor de portão na Mooca', 14)).toEqual({
    shown: 'Motor de…',
    length: 24,
    limit: 14,
    isCut: true,
  });
  expect(showWithin('Sinais, causas, cuidados', 17).shown).toBe('Sinais, causas…');
  expect(showWithin('W'.repeat(30), 10).shown).toBe(`${'W'.repeat(9)}…`);
});
