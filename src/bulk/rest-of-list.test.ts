import { expect, test } from 'vitest';
import { pageSentences } from '../own-words/page-sentences.ts';
import { restOfList } from './rest-of-list.ts';

const page = (...sentences: readonly string[]) => pageSentences(sentences.map((each) => `<p>${each}.</p>`).join(''));

test('what two of the made pages say, many of the list will say; what one says may be its own', () => {
  const made = [
    page('Todos dizem isto', 'A rua alaga'),
    page('Todos dizem isto', 'A casa é velha'),
    page('O muro cai'),
  ];
  const common = [...page('Todos dizem isto').keys];
  expect(restOfList(made, 300).map(({ keys }) => [...keys])).toEqual([common, common, common, common]);
});

test('a list that was made whole has no rest', () => {
  const made = [page('Todos dizem isto'), page('Todos dizem isto')];
  expect(restOfList(made, 2)).toEqual([]);
});
