import { expect, test } from 'vitest';
import { library } from '../content/library/library.ts';
import { weigh } from './entry-weights.ts';
import { foldedWords, readWords } from './words.ts';

/** What is most probable of a title, where its words alone speak for the first of these entries before the others. */
function mostProbable(title: string, ...ids: string[]) {
  const asked = readWords(foldedWords(title));
  const byWords = ids
    .flatMap((id) => library.get(id) ?? [])
    .map((entry, at) => ({ entry, score: at === 0 ? 0.99 : 0.001 }));
  return weigh(byWords, asked, null, () => false)[0]?.entry.id;
}

function mostLikelyOf(title: string, ids: readonly string[], scores: readonly number[]) {
  const byWords = ids.flatMap((id, at) => {
    const entry = library.get(id);
    return entry ? [{ entry, score: scores[at] ?? 0 }] : [];
  });
  return weigh(byWords, readWords(foldedWords(title)), null, () => false)[0]?.entry.id;
}

test('who buys a part is sent to what sells it, though its words tell of the fault', () => {
  expect(mostProbable('vende braço do basculante', 'braco-do-basculante-quebrado', 'comprar-pecas')).toBe(
    'comprar-pecas',
  );
  expect(mostProbable('preciso de 2 imã do portão', 'motor-deslizante', 'comprar-pecas')).toBe('comprar-pecas');
  expect(mostProbable('cremalheira pro motor onde acho', 'comprar-pecas', 'comprar-cremalheira')).toBe(
    'comprar-cremalheira',
  );
});

test('who tells a fault of the part stays with the fault', () => {
  expect(mostProbable('braço do basculante quebrou', 'braco-do-basculante-quebrado', 'comprar-pecas')).toBe(
    'braco-do-basculante-quebrado',
  );
});

test('who weighs one part against another is told which, and not what breaks', () => {
  expect(mostProbable('roldana de ferro ou nylon', 'roldana-gasta', 'comprar-pecas')).toBe('comprar-pecas');
});

test('a part that only comes with the thing is not what is bought', () => {
  expect(mostProbable('quero um portão eletrônico com controle', 'portao-eletronico', 'comprar-controle')).toBe(
    'portao-eletronico',
  );
});

test('who names no kind of gate, or another, is not sent to the motor of one', () => {
  const alike = (title: string) => mostLikelyOf(title, ['motor-pivotante', 'comprar-motor'], [0.6, 0.4]);
  expect(alike('quero motor pra portão')).toBe('comprar-motor');
  expect(alike('motor pivotante')).toBe('motor-pivotante');
});

test('nobody means a price or a building without saying so', () => {
  const priced = (title: string) => mostLikelyOf(title, ['preco-motor-duas-folhas', 'motor-pivotante'], [0.9, 0.1]);
  expect(priced('motor de duas folhas')).toBe('motor-pivotante');
  expect(priced('preço do motor de duas folhas')).toBe('preco-motor-duas-folhas');
  const built = (title: string) =>
    mostLikelyOf(title, ['motor-para-condominio', 'qual-motor-para-meu-portao'], [0.6, 0.4]);
  expect(built('indicação de motor residencial')).toBe('qual-motor-para-meu-portao');
  expect(built('indicação de motor para prédio')).toBe('motor-para-condominio');
});

test('who asks for the best of all makers is told, though no maker is named', () => {
  const asked = readWords(foldedWords('qual a melhor marca de motor'));
  const byWords = ['comparar-marcas', 'ppa-e-bom'].flatMap((id) => {
    const entry = library.get(id);
    return entry ? [{ entry, score: id === 'comparar-marcas' ? 0.8 : 0.2 }] : [];
  });
  expect(weigh(byWords, asked, null, ({ id }) => id === 'comparar-marcas')[0]?.entry.id).toBe('comparar-marcas');
});
