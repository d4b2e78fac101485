import { expect, test } from 'vitest';
import { dangerIn } from './dangers.ts';

test.each([
  ['boa tarde moco a enel cortou a energia da rua e o portao nao abre', null],
  ['a prefeitura cortou a guia e a vizinha reclamou do portao', null],
  ['meu marido pegou a chave do motor do portao', null],
  ['bateu o desespero portao nao fecha e minha mae viajou', null],
  ['o porteiro bateu o ponto e o portao ficou aberto', null],
  ['acertamos o valor com o rapaz do portao', null],
  ['a senhora da limpeza derrubou o controle do portao', null],
  ['meu portao caiu de rendimento', null],
  ['meu portao ta caindo aos pedacos de velho', null],
  ['vive caindo a energia e o portao nao abre', null],
  ['a promocao do motor do portao caiu', null],
  ['estourei o orcamento do portao', null],
  ['fiquei preso no transito o tecnico do portao pode esperar', null],
  ['moradores presos na garagem porque o portao nao abre', null],
  ['predio com portao quebrado moradores presos garagem', null],
  ['fogo no orcamento do portao', null],
  ['to pegando fogo de raiva o portao parou de novo', null],
  ['a assembleia pegou fogo por causa do motor da garagem', null],
  ['a loja ta pegando fogo de tanta gente e o portao nao fecha', null],
  ['levei um tombo com a conta de luz o portao gasta muito', null],
  ['tomei um choque quando falaram o preco da placa', null],
  ['o motor do portao ta pegando fogo', 'fogo-no-motor'],
  ['tomei um choque com o preco do motor', null],
  ['o portao e fogo nao obedece', null],
  ['pegou no sono e deixou o portao aberto meu pai e assim', null],
  ['tomei um choque no portao', 'choque-no-portao'],
  ['o portao cortou a mao do meu filho', 'portao-atingiu-pessoa'],
  ['faltou energia e o portao desceu na cabeca do porteiro', 'portao-atingiu-pessoa'],
])('what is cut off, met or dropped in a manner of speaking hurts nobody, a gate does: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test.each([
  ['bom dia senhora o portao bateu e entortou', null],
  ['o portao bateu forte alguem pode vir hoje', null],
  ['o portao bateu e a gente nao consegue abrir', null],
  ['boa tarde o portao bateu no moco da entrega', 'portao-atingiu-pessoa'],
  ['o portao bateu na gente', 'portao-atingiu-pessoa'],
])('who is greeted or asked to come was not hit: %s', (title, entry) => {
  expect(dangerIn(title)).toBe(entry);
});

test('a vehicle that the gate came down on is no person, whoever claims for it', () => {
  expect(dangerIn('morador alega que o portao desceu na suv dele')).not.toBe('portao-atingiu-pessoa');
});
