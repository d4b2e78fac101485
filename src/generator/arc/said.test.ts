import { expect, test } from 'vitest';
import { library } from '../../content/library/library.ts';
import { plainText } from '../../text/plain-text.ts';
import { page } from '../test-pages.ts';
import { newParagraph, tell } from './said.ts';

test('what a list has said no later paragraph says again, with a full stop or without', () => {
  const writing = { said: new Set<string>() };
  tell(writing, ['Desligue o disjuntor', 'Não force a folha.']);
  expect(newParagraph(writing, 'Desligue o disjuntor. Chame um técnico.')).toBe('<p>Chame um técnico.</p>');
  expect(newParagraph(writing, 'Não force a folha.')).toBe('');
});

const sentencesOf = (html: string): readonly string[] => plainText(html).split(/(?<=[.?]) /);

test('no neighbour among the questions of a page repeats a sentence of its lists', () => {
  const repeated = [...library.values()].flatMap(({ question }) =>
    [1, 2, 3].flatMap((seed) => {
      const { html } = page(question, 100, seed);
      const listed = new Set([...html.matchAll(/<li>(.*?)<\/li>/gs)].flatMap(([, item = '']) => sentencesOf(item)));
      return [...html.matchAll(/<\/h3><p>(.*?)<\/p>/gs)]
        .flatMap(([, text = '']) => sentencesOf(text))
        .filter((sentence) => listed.has(sentence))
        .map((sentence) => `${question} | ${sentence}`);
    }),
  );
  expect(repeated).toEqual([]);
});
