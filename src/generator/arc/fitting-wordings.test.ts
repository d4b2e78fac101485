import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { fittingWordings } from './fitting-wordings.ts';

const RELEASE = [
  'Se a chave gira e nada solta, alivie a folha e tente de novo.',
  'Sem a chave, mande a foto do encaixe e da etiqueta do motor.',
  'O desengate emperrado se solta com a folha aliviada.',
];

test('who lost the key gets the answer on the lost key', () => {
  expect(fittingWordings('perdi a chave do motor, como destravo', RELEASE)).toEqual([RELEASE[1]]);
});

test('all wordings stay where the title tells none apart', () => {
  expect(fittingWordings('socorro, o que eu faço', RELEASE)).toEqual(RELEASE);
});

test('words of everyday do not decide', () => {
  const wordings = ['Hoje você ainda precisa de mais uma visita.', 'O trilho torto se acerta com solda.'];
  expect(fittingWordings('preciso ainda hoje de ajuda com o trilho', wordings)).toEqual([wordings[1]]);
});

test('a word in another form is the same word', () => {
  expect(fittingWordings('tags que não abrem', ['Controle com pilha fraca falha de longe.', 'Tag rachada não é lida.'])).toEqual(['Tag rachada não é lida.']);
});

test.each([
  ['garantia-do-servico', 'a engrenagem que trocaram espanou, tem garantia?', /engrenagem/],
  ['o-que-a-garantia-nao-cobre', 'garantia cobre raio?', /raio/i],
  ['outro-assunto', 'porta do ônibus não fecha', /156/],
])('of %s, "%s" is answered in the words of its case', (id, title, said) => {
  for (const wording of fittingWordings(title, requireEntry(id).answer)) expect(wording).toMatch(said);
});
