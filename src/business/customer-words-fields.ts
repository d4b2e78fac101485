export const WORDS_MIN = 10;
export const WORDS_MAX = 600;
export const NAME_MAX = 40;

/** The fields of a customer's form, as they stand in it. */
export const customerWordsFields = {
  words: 'depoimento',
  firstName: 'nome',
  consent: 'autorizo',
  /** Which sentence was shown. */
  shown: 'texto',
} as const;
