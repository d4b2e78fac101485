import { expect, test } from 'vitest';
import { matchesWords } from './choice-search.ts';

test.each(['motor', 'MOTOR nao', 'portão não', 'portao anda', 'anda, motor', 'gir', ''])(
  'a choice is found by the beginnings of its words, in any order, accents and case ignored: %j',
  (typed) => {
    expect(matchesWords('Motor gira e o portão não anda', typed)).toBe(true);
  },
);

test.each(['otor', 'motor basculante', 'anda x'])(
  'a choice is not found by what stands in the middle of a word, nor by a word that it has not: %j',
  (typed) => {
    expect(matchesWords('Motor gira e o portão não anda', typed)).toBe(false);
  },
);
