import { expect, test } from 'vitest';
import { library } from '../../content/library/library.ts';
import { plainText } from '../../text/plain-text.ts';
import { facts, page } from '../test-pages.ts';
import { factTexts } from '../../business/fact-texts.ts';

const LABOUR = factTexts(facts).repairPrice;

test('a question is answered without the price that the page has said, where a wording leaves it out', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const asked = seeds.flatMap((seed) => {
    const { html } = page('portão abre mas não fecha', 75, seed);
    return [...html.matchAll(/<h3>([^<]*\?)<\/h3>(<p>.*?<\/p>)/g)].map(([, question, answer]) => ({
      question,
      answer,
    }));
  });
  const entries = [...library.values()];
  const avoidable = asked.filter(({ question = '', answer = '' }) => {
    const entry = entries.find((one) => one.question === question);
    return plainText(answer).includes(LABOUR) && entry?.answer.some((wording) => !/\{facts\./.test(wording)) === true;
  });
  expect(asked.length).toBeGreaterThan(8);
  expect(avoidable).toEqual([]);
});
