import { expect, test } from 'vitest';
import { particulars } from '../../content/library/particulars.ts';
import { library, requireEntry } from '../../content/library/library.ts';
import { foldedWords } from '../../understanding/words.ts';
import { testFacts } from '../../site/test-site.ts';
import { namedParticulars } from './named-particulars.ts';

const AT_HOME = { place: null } as const;

function toldOf(title: string, entry: string, answer: string): readonly string[] {
  const page = { understood: { ...AT_HOME, meant: foldedWords(title) }, facts: testFacts };
  return namedParticulars(page, requireEntry(entry), answer).map(([text = '']) => text);
}

test('what a title names beside what it asks is told behind an answer that passes over it', () => {
  const [rain = ''] = toldOf('choveu e o controle só pega de perto', 'controle-so-de-perto', 'Ponha pilha nova.');
  expect(rain).toMatch(/chuva/);
  expect(toldOf('o controle só pega de perto', 'controle-so-de-perto', 'Ponha pilha nova.')).toEqual([]);
});

test('an answer that speaks of it already is left as it is', () => {
  expect(toldOf('choveu e o controle só pega de perto', 'controle-so-de-perto', 'É a chuva na antena.')).toEqual([]);
});

test('rain is told of to what electricity moves otherwise than to what a leaf runs on', () => {
  const [leaf = ''] = toldOf('choveu e a roldana arrasta', 'roldana-gasta', 'A roda gastou.');
  expect(leaf).toMatch(/barro/);
});

test('no more than two are told', () => {
  const title = 'choveu no prédio, moro de aluguel, preciso sair e quero saber se o seguro paga';
  expect(toldOf(title, 'controle-so-de-perto', 'Ponha pilha nova.')).toHaveLength(2);
});

test('rain is told of once', () => {
  expect(toldOf('choveu e o portão raspa', 'portao-raspando', 'A folha baixou.')).toHaveLength(1);
  expect(toldOf('choveu e a botoeira falha', 'botoeira-ou-interfone-nao-abre', 'O contato gastou.')).toHaveLength(1);
});

test('a particular is named by its very words, and not by others of their stem or kind', () => {
  const answer = 'O técnico confere.';
  expect(toldOf('portão pisca a cada 5 segundos', 'bateria-nao-segura', answer)).toEqual([]);
  expect(toldOf('o motor morreu', 'motor-nao-liga', answer)).toEqual([]);
  expect(toldOf('portão de duas bandas, uma abre antes', 'folhas-fora-de-sincronia', answer)).toEqual([]);
  expect(toldOf('quanto custa portão automático para vão de 6 metros', 'qual-motor-pelo-tamanho', answer)).toEqual([]);
  expect(toldOf('ponho um cadeado até o conserto', 'portao-abre-empurrando', answer).join()).toMatch(/cadeado/i);
  expect(toldOf('vários cadeados no portão', 'portao-abre-empurrando', answer).join()).toMatch(/cadeado/i);
});

test('an entry that a particular does not fit is left without it, and is there', () => {
  expect(toldOf('que bateria reserva vai no controle', 'trocar-pilha-do-controle', 'A 23A.')).toEqual([]);
  expect(particulars.flatMap(({ notIn }) => notIn).filter((id) => !library.has(id))).toEqual([]);
});

test('every particular is named apart', () => {
  expect(new Set(particulars.map(({ id }) => id)).size).toBe(particulars.length);
});

test('when something happens sends for nobody at night, and ‘now’ is not urgent', () => {
  expect(toldOf('só volta de noite', 'motor-esquenta-e-para', 'Espere esfriar.')).toEqual([]);
  expect(toldOf('a luz voltou e agora o motor gira à toa', 'motor-gira-portao-parado', 'Falta engatar.')).toEqual([]);
  expect(toldOf('enchente cobriu o motor', 'motor-alagado', 'Não ligue.')).toEqual([]);
  expect(toldOf('preciso de alguém hoje à noite', 'portao-nao-abre', 'Veja o disjuntor.').join()).toMatch(/plantão/);
});
