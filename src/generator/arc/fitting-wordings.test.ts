import { expect, test } from 'vitest';
import { library, requireEntry } from '../../content/library/library.ts';
import { foldedWords } from '../../understanding/words.ts';
import { fittingWordings } from './fitting-wordings.ts';
import { namedCase } from './named-case.ts';

const RELEASE = [
  'Se a chave gira e nada solta, alivie a folha e tente de novo.',
  'Sem a chave, mande a foto do encaixe e da etiqueta do motor.',
  'O desengate emperrado se solta com a folha aliviada.',
];

const OF_ANYTHING = { subject: 'Portão', question: 'O que faço?' };
const ALIKE = ['Alivie a folha e tente de novo.', 'Empurre a folha uns milímetros e tente.'];

test('who lost the key gets the answer on the lost key', () => {
  expect(fittingWordings('perdi a chave do motor, como destravo', RELEASE, OF_ANYTHING)).toEqual([RELEASE[1]]);
});

test('all wordings stay where the title distinguishes none', () => {
  expect(fittingWordings('socorro, a chave não solta, o que eu faço', ALIKE, OF_ANYTHING)).toEqual(ALIKE);
});

test('words of everyday do not decide', () => {
  const wordings = ['Hoje você ainda precisa de mais uma visita.', 'O trilho torto se acerta com solda.'];
  expect(fittingWordings('preciso ainda hoje de ajuda com o trilho', wordings, OF_ANYTHING)).toEqual([wordings[1]]);
});

test('the name of a placeholder is no word of the answer', () => {
  const wordings = ['Custa {facts.remotes}.', 'Custa {facts.battery}.'];
  expect(fittingWordings('battery', wordings, OF_ANYTHING)).toEqual(wordings);
});

test('a word in another form is the same word', () => {
  expect(
    fittingWordings(
      'tags que não abrem',
      ['Controle com pilha fraca falha de longe.', 'Tag rachada não é lida.'],
      OF_ANYTHING,
    ),
  ).toEqual(['Tag rachada não é lida.']);
});

test.each([
  ['garantia-do-servico', 'a engrenagem que trocaram espanou, tem garantia?', /engrenagem/],
  ['o-que-a-garantia-nao-cobre', 'garantia cobre raio?', /raio/i],
  ['outro-assunto', 'porta do ônibus não fecha', /156/],
  ['fora-da-area', 'vocês instalam no litoral?', /litoral/],
  ['burlar-protecao', 'ligar direto no lugar do fusível', /fusível/],
  ['controle-de-outra-pessoa', 'clonar tag de morador', /tag/],
  ['velocidade-de-abertura', 'em quanto tempo sobe o basculante', /basculante/],
  ['preco-da-fotocelula', 'quanto custa alinhar a fotocélula', /alinhar/i],
])('in %s "%s" is answered in the words of its case', (id, title, said) => {
  const entry = requireEntry(id);
  const answers = namedCase(entry, foldedWords(title))?.answer ?? fittingWordings(title, entry.answer, entry);
  for (const wording of answers) expect(wording).toMatch(said);
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
  const answers = [...library.values()]
    .filter(({ family }) => !others.has(family))
    .flatMap(({ id, answer }) => answer.map((text) => `${id}: ${text}`));
  expect(
    answers.filter((text) =>
      /: (?:Isso|Isto|Ele|Ela|Dele|Dela|É|Serve|Vale|Compensa|Depende)\b(?! (?:do|da|dos|das|de) )/.test(text),
    ),
  ).toEqual([]);
});

test('who names no circumstance is told of none', () => {
  const wordings = [
    'Se o portão abre quando passa caminhão, é vibração.',
    'Portão que abre sozinho recebeu um comando falso.',
  ];
  expect(fittingWordings('meu portão abre sozinho', wordings, OF_ANYTHING)).toEqual([wordings[1]]);
  expect(fittingWordings('abre sozinho quando passa caminhão', wordings, OF_ANYTHING)).toEqual([wordings[0]]);
});

test('what the entry itself is about is no circumstance', () => {
  const wordings = ['Formiga na placa se resolve com a energia desligada.'];
  expect(
    fittingWordings('bicho no motor', [...wordings, 'Quando passa caminhão, é outra coisa.'], {
      subject: 'Formiga na placa',
      question: 'Entrou formiga na central?',
    }),
  ).toEqual(wordings);
});

test('who writes at night is told of the night service, and not that it can wait', () => {
  const wordings = [
    'Se o portão fecha na mão, pode esperar o horário comercial.',
    'Com a casa aberta, chame o plantão.',
  ];
  expect(fittingWordings('são 3 da madrugada e não fecha', wordings, OF_ANYTHING)).toEqual([wordings[1]]);
});
