import { expect, test } from 'vitest';
import { classify, trainClassifier } from './text-classifier.ts';

const featuresOf = (text: string) => new Map(text.split(' ').map((word) => [word, 1]));
const texts = [
  ['portao nao abre', 'nao abre controle', 'abre nao portao hoje', 'portao parado nao abre'],
  ['portao nao fecha', 'nao fecha controle', 'fecha nao portao hoje', 'portao aberto nao fecha'],
].flatMap((asks, label) => asks.map((ask) => ({ label, weight: 1, features: featuresOf(ask) })));

test('of two classes that share nearly every word, the one word that tells them apart decides, the same every time', () => {
  const model = trainClassifier(texts, 2);
  const [opens = 0, closes = 0] = classify(model, featuresOf('portao nao fecha controle hoje'));
  expect(closes).toBeGreaterThan(0.9);
  expect(opens + closes).toBeCloseTo(1);
  expect(trainClassifier(texts, 2).gains).toEqual(model.gains);
});
