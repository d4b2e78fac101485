import { customerWordsFields } from '../business/customer-words-fields.ts';
import { wordsProblem, nameProblem, consentProblem } from './customer-words-checks.ts';

/** What was typed, as it was. */
export interface TypedWords {
  readonly words: string;
  readonly firstName: string;
}

export type WordsProblems = Partial<Record<'words' | 'firstName' | 'consent', string>>;

export type ParsedWords =
  | { readonly ok: true; readonly words: string; readonly firstName: string }
  | { readonly ok: false; readonly typed: TypedWords; readonly problems: WordsProblems };

const CONTROL = /[\p{Cc}\p{Cs}]/gu;

/** @param field what was sent under a name; '' where nothing was. */
export function parseWords(field: (name: string) => string, consent: string): ParsedWords {
  const typed = {
    words: field(customerWordsFields.words)
      .replace(/\s*\n\s*/g, ' ')
      .replace(CONTROL, '')
      .replace(/\s+/g, ' ')
      .trim(),
    firstName: field(customerWordsFields.firstName).replace(CONTROL, '').replace(/\s+/g, ' ').trim(),
  };
  const found = {
    words: wordsProblem(typed.words),
    firstName: nameProblem(typed.firstName),
    consent: consentProblem(field(customerWordsFields.consent) !== '', field(customerWordsFields.shown), consent),
  };
  const { words, firstName, consent: unticked } = found;
  if (words === undefined && firstName === undefined && unticked === undefined) return { ok: true, ...typed };
  return {
    ok: false,
    typed,
    problems: {
      ...(words !== undefined && { words }),
      ...(firstName !== undefined && { firstName }),
      ...(unticked !== undefined && { consent: unticked }),
    },
  };
}
