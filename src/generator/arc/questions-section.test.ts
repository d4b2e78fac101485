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

test('where nobody may touch the leaf, no question bids to move it by hand', () => {
  const still = [...library.values()].filter(({ family, untilVisit }) => family === 'danger' || untilVisit === 'wait');
  const bids = still.flatMap(({ question }) =>
    [1, 2, 3].flatMap((seed) =>
      [...page(question, 75, seed).html.matchAll(/<h3>[^<]*<\/h3>(<p>.*?<\/p>)/gs)]
        .map(([, answer = '']) => plainText(answer))
        .filter((answer) => /\b(?:destrave|leve a folha|feche a folha|gire a chave do desengate)/i.test(answer))
        .filter((answer) => !/não (?:o |a )?destrave/i.test(answer)),
    ),
  );
  expect(still.length).toBeGreaterThan(20);
  expect(bids).toEqual([]);
});

test('who has a door for which we sell no kit is told no price or limit of a kit among the questions', () => {
  const { kitPrices, models } = factTexts(facts);
  const titles = ['porta de enrolar travou', 'motor para porta de enrolar', 'portão seccionado não abre'];
  const answers = titles.flatMap((title) =>
    [1, 2, 3, 4].flatMap((seed) =>
      [...page(title, 75, seed).html.matchAll(/<h3>[^<]*<\/h3>(<p>.*?<\/p>)/gs)].map(([, answer = '']) =>
        plainText(answer),
      ),
    ),
  );
  expect(answers.length).toBeGreaterThan(20);
  expect(
    answers.filter((text) => [kitPrices, ...models.map(({ price }) => price)].some((told) => text.includes(told))),
  ).toEqual([]);
});
