import { expect, test } from 'vitest';
import { checkWrittenTexts } from './written-texts.ts';

const OPENING = 'Quem procura um motor novo quase sempre está cansado de descer do carro para abrir o portão.';
const LOCAL = 'Quem está na Mooca manda um vídeo do portão e recebe a visita da equipe.';

function reasonFor(given: { opening?: string; local?: string }, title = 'Motor de portão na Mooca'): string {
  const checked = checkWrittenTexts(title, { opening: OPENING, local: LOCAL, ...given });
  return checked.ok ? 'taken' : checked.reason;
}

test('whole sentences without figures are taken, escaped', () => {
  expect(checkWrittenTexts('Motor na Mooca', { opening: `${OPENING} Simples & certo.`, local: LOCAL })).toEqual({ ok: true, texts: { opening: `${OPENING} Simples &amp; certo.`, local: LOCAL } });
});

test('without a place in the title there is no local paragraph, whatever was written', () => {
  expect(checkWrittenTexts('Motor de portão', { opening: OPENING, local: 'R$ 10' })).toMatchObject({ ok: true, texts: { local: null } });
});

test.each([
  ['a price', { opening: `${OPENING} Custa R$ 500.` }, 'números'],
  ['a figure in words', { opening: `${OPENING} Abre em quatro segundos.` }, 'números'],
  ['a warranty in words', { local: 'Quem está na Mooca tem dois anos de garantia em tudo.' }, 'números'],
  ['markup', { opening: `${OPENING} <script>alert()</script>.` }, 'marcação'],
  ['an address', { local: 'Quem está na Mooca acessa www.exemplo e pede a visita.' }, 'marcação'],
  ['a claim nobody made', { opening: `${OPENING} Somos a líder do mercado.` }, 'promessa'],
  ['half a sentence', { opening: `${OPENING.slice(0, -1)} e` }, 'frases inteiras'],
  ['too little', { opening: 'Curto demais.' }, 'caracteres'],
  ["a preposition that is not the place's", { local: 'Quem está em Mooca manda um vídeo do portão e recebe a visita.' }, 'na Mooca'],
])('%s is refused with the reason', (_what, given, reason) => {
  expect(reasonFor(given)).toContain(reason);
});

test('a place without an article is refused with one', () => {
  expect(reasonFor({ local: 'Quem está na Moema manda um vídeo do portão e recebe a visita.' }, 'Motor em Moema')).toContain('em Moema');
  expect(reasonFor({ local: 'Quem está em Moema manda um vídeo do portão e recebe a visita.' }, 'Motor em Moema')).toBe('taken');
});
