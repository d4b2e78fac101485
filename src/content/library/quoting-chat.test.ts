import { expect, test } from 'vitest';
import { withTitle } from './quoting-chat.ts';

const CHAT = 'Olá! Meu portão começa a fechar e volta. Ele volta: ___ (no começo, no meio, no fim). Bairro: Mooca.';

test('what the title says and the message does not goes with it', () => {
  const title = 'portão volta só quando bate o sol da tarde na Mooca';
  expect(withTitle(CHAT, title, 'Mooca')).toBe(`Olá! Li “${title}” no site. ${CHAT.slice('Olá! '.length)}`);
});

test('a message that says it all stays as it is', () => {
  expect(withTitle(CHAT, 'Portão fecha e volta no meio na Mooca', 'Mooca')).toBe(CHAT);
});
