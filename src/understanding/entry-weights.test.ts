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
