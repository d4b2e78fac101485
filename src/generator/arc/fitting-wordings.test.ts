import { expect, test } from 'vitest';
import { library, requireEntry } from '../../content/library/library.ts';
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

test('the name of a placeholder is no word of the answer', () => {
  const wordings = ['Custa {facts.remotes}.', 'Custa {facts.battery}.'];
  expect(fittingWordings('battery', wordings)).toEqual(wordings);
});

test('a word in another form is the same word', () => {
  expect(fittingWordings('tags que não abrem', ['Controle com pilha fraca falha de longe.', 'Tag rachada não é lida.'])).toEqual(['Tag rachada não é lida.']);
});

test.each([
  ['garantia-do-servico', 'a engrenagem que trocaram espanou, tem garantia?', /engrenagem/],
  ['o-que-a-garantia-nao-cobre', 'garantia cobre raio?', /raio/i],
  ['outro-assunto', 'porta do ônibus não fecha', /156/],
  ['fora-da-area', 'vocês instalam no litoral?', /litoral/],
  ['burlar-protecao', 'ligar direto no lugar do fusível', /fusível/],
  ['controle-de-outra-pessoa', 'clonar tag de morador', /tag/],
  ['velocidade-de-abertura', 'em quanto tempo sobe o basculante', /basculante/],
  ['preco-da-fotocelula', 'quanto custa alinhar a fotocélula', /Alinhar/],
])('in %s "%s" is answered in the words of its case', (id, title, said) => {
  for (const wording of fittingWordings(title, requireEntry(id).answer)) expect(wording).toMatch(said);
});

test.each([
  ['garantia-do-servico', '{facts.legalWarranty'],
  ['velocidade-de-abertura', /\{facts\.(?:modelSpeeds|openingTimes|fastest\.opening)\}/],
  ['ciclos-de-uso', /\{facts\.conventionalCycles\}|ciclos por dia/],
  ['preco-roldana-trilho', /\{facts\.repair/],
  ['preco-da-cremalheira', '{facts.repair'],
  ['quanto-tempo-leva-a-manutencao', '1 a 2 horas'],
])('whichever wording of %s is drawn, its figure is in it', (id, figure) => {
  for (const wording of requireEntry(id).answer) expect(wording).toMatch(figure);
});

test('an answer of ours names what it speaks of before it says it, he or this', () => {
  const others = new Set(['fault', 'danger', 'brand']);
  const answers = [...library.values()].filter(({ family }) => !others.has(family)).flatMap(({ id, answer }) => answer.map((text) => `${id}: ${text}`));
  expect(answers.filter((text) => /: (?:Isso|Isto|Ele|Ela|Dele|Dela|É|Serve|Vale|Compensa|Depende)\b(?! (?:do|da|dos|das|de) )/.test(text))).toEqual([]);
});
