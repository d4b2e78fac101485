import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { chatVerb } from './chat-verb.ts';

test('whoever manages a building asks for the contract that its text offers; with its gate stopped he calls the technician', () => {
  expect(chatVerb(requireEntry('contrato-do-condominio'))).toBe('Pedir o contrato');
  expect(chatVerb(requireEntry('portao-do-predio-quebrado'))).toBe('Chamar o técnico');
});
