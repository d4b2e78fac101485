import { expect, test } from 'vitest';
import { understand } from '../understanding/understand-title.ts';
import { foldedWords } from '../understanding/words.ts';
import { checkAnswer } from './check-answer.ts';
import { facts, page } from './test-pages.ts';

const TITLE = 'portão não fecha';

/** The page of a plain title, held to a title that says more. */
const found = (more: string) =>
  checkAnswer(page(TITLE, 0).html, { ...understand(TITLE), meant: foldedWords(`${TITLE} ${more}`) }, facts);

test('a page that answers all of its title is good, and nothing is said of its words', () => {
  expect(found('')).toMatchObject({ level: 'good', found: 'Portão não fecha', advice: null });
});

test('what the opening does not say of its title is named beside what was understood', () => {
  const { level, found: text } = found('cortina');
  expect(level).toBe('good');
  expect(text).toBe('Portão não fecha. A abertura não diz: “cortina”');
});

test('a page that speaks nowhere of two things that its title names is a weaker one', () => {
  const { level, found: text, advice } = found('cortina vizinho');
  expect(level).toBe('warning');
  expect(text).toContain('não fala de “cortina” e “vizinho”');
  expect(advice).toContain('edite o texto');
});
