import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { askOf, chatVerb } from './chat-verb.ts';

test('whoever manages a building asks for the contract that its text offers; with its gate stopped he calls the technician', () => {
  expect(chatVerb(requireEntry('contrato-do-condominio'))).toBe('Pedir o contrato');
  expect(chatVerb(requireEntry('portao-do-predio-quebrado'))).toBe('Chamar o técnico');
});

test('where the answer says to ring, one rings first', () => {
  for (const id of ['emergencia-24-horas', 'atendem-domingo', 'preco-do-plantao', 'trancado-para-fora'])
    expect([id, askOf(requireEntry(id), '')?.callsFirst]).toEqual([id, true]);
  expect(askOf(requireEntry('portao-nao-abre'), '')?.callsFirst).toBe(false);
});
