import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentProblems } from './content-problems.ts';
import frequentQuestions from './frequent-questions.yaml';
import { library } from './library/library.ts';

const topics = import.meta.glob<unknown>('./topics/*.yaml', { eager: true, import: 'default' });
const fields = z.record(z.string(), z.unknown());
const topic = fields.parse(topics['./topics/portao-nao-fecha.yaml']);
const ids = new Set(library.keys());

function problemsWith(change: object): string[] {
  return contentProblems([{ where: 'topics/portao-nao-fecha', data: { ...topic, ...change } }], ids);
}

test('the texts of the topics and of the questions page have no problems', () => {
  const files = Object.entries(topics).map(([path, data]) => ({
    where: path.slice('./'.length, -'.yaml'.length),
    data,
  }));
  expect(contentProblems([...files, { where: 'frequent-questions', data: frequentQuestions }], ids)).toEqual([]);
});

test('a placeholder that means nothing is named with where it stands', () => {
  expect(problemsWith({ description: 'O conserto custa {facts.repairCost}.' })).toEqual([
    'topics/portao-nao-fecha: description leaves open {facts.repairCost}',
  ]);
});

test('a model is spoken of only where there is a row for each', () => {
  expect(problemsWith({ keywords: [{ eachModel: 'motor {model.name}' }] })).toEqual([]);
  expect(problemsWith({ keywords: ['motor {model.name}'] })).toEqual([
    'topics/portao-nao-fecha: keywords[0] leaves open {model.name}',
  ]);
});

test('a price that is typed is named', () => {
  expect(problemsWith({ shortAnswer: 'Custa R$ 150.' })).toEqual([
    'topics/portao-nao-fecha: shortAnswer types what business/ says (a price, a brand, a phone)',
  ]);
});

test('a price on request that is taken for an amount is named', () => {
  expect(problemsWith({ shortAnswer: 'O par é à parte, com {facts.optionalPrice}.' })).toEqual([]);
  expect(problemsWith({ shortAnswer: 'O par sai por {facts.optionalPrice}.' })).toEqual([
    'topics/portao-nao-fecha: shortAnswer takes a price on request for an amount',
  ]);
});

test('an entry that is not in the library is named', () => {
  expect(problemsWith({ entry: 'portao-de-marte' })).toEqual([
    'topics/portao-nao-fecha: names portao-de-marte, which is no entry of the library',
  ]);
  const asked = {
    ...fields.parse(frequentQuestions),
    groups: [{ subject: 'Defeitos', entries: ['portao-nao-abre', 'portao-nao-abre'] }],
  };
  expect(contentProblems([{ where: 'frequent-questions', data: asked }], ids)).toEqual([
    'frequent-questions: names portao-nao-abre twice',
  ]);
});

test('a part that the page would not show is named', () => {
  expect(problemsWith({ conclusion: 'Chame.' })).toEqual([expect.stringContaining('topics/portao-nao-fecha:')]);
});
