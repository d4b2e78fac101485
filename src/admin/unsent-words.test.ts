import { expect, test } from 'vitest';
import { lostBySigningOut, waitingTexts } from './unsent-words.ts';

test('texts that wait agree with their number', () => {
  expect(waitingTexts(1)).toBe('1 texto do editor espera a conexão para ser enviado.');
  expect(waitingTexts(2)).toBe('2 textos do editor esperam a conexão para serem enviados.');
});

test('whoever signs out is told of unsent texts as of unsent jobs, and of nothing where all was sent', () => {
  const told = 'Se você sair, é apagado deste aparelho o que falta enviar:';
  expect(lostBySigningOut({ texts: 0, hasJobs: false })).toBe('');
  expect(lostBySigningOut({ texts: 1, hasJobs: false })).toBe(`${told} 1 texto do editor.`);
  expect(lostBySigningOut({ texts: 0, hasJobs: true })).toBe(`${told} dados ou fotos de serviços feitos.`);
  expect(lostBySigningOut({ texts: 2, hasJobs: true })).toBe(
    `${told} 2 textos do editor e dados ou fotos de serviços feitos.`,
  );
});
