import { expect, test } from 'vitest';
import { plainText } from '../../text/plain-text.ts';
import { page } from '../test-pages.ts';

const says = (title: string) => plainText(page(title).html);

test.each([
  ['Manutenção preventiva de portões em Osasco, Barueri e Carapicuíba', 'Atendemos também em Osasco e em Carapicuíba.'],
  ['conserto de portão na Vila Mariana e na Saúde', 'Atendemos também na Saúde.'],
  ['Assistência técnica para motores Garen, Rossi e Peccinin', 'O mesmo vale para motor Rossi e Peccinin.'],
])('no place and no maker of a title is passed over: %s', (title, sentence) => {
  expect(says(title)).toContain(sentence);
});

test('what compares makers speaks of them itself', () => {
  expect(says('Garen, Rossi ou Peccinin, qual é a melhor marca de motor')).not.toContain('O mesmo vale');
});

test.each(['conserto de portão no Tatuapé, Zona Leste de São Paulo', 'motor de portão em Guarulhos'])(
  'what holds the place is no other place: %s',
  (title) => {
    expect(says(title)).not.toMatch(/Atendemos também (?:n[ao]s?|em) /);
  },
);
