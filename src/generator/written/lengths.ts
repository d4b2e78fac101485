import { OWN_WORDS_LEAST } from '../text-checks.ts';

/** How long the parts of a page from elsewhere may be: least and most, in characters or in number. */
export const LENGTHS = {
  answer: [80, 450],
  sections: [3, 9],
  heading: [6, 90],
  paragraph: [30, 900],
  paragraphs: [0, 6],
  item: [8, 350],
  items: [0, 12],
  questions: [0, 8],
  question: [10, 120],
  words: OWN_WORDS_LEAST,
} as const;
