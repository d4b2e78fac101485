import { expect, test } from 'vitest';
import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';
import { describeOwnWords, FEW_BELOW } from './own-words-level.ts';

test('few own words begin where the server keeps a page out of search engines', () => {
  expect(FEW_BELOW).toBe(OWN_WORDS_FROM);
  expect(describeOwnWords(0.2499)).toEqual({ percent: 24, level: 'few' });
  expect(describeOwnWords(0.25)).toEqual({ percent: 25, level: 'enough' });
  expect(describeOwnWords(1)).toEqual({ percent: 100, level: 'enough' });
});
