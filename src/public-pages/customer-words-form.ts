import { createHash } from 'node:crypto';
import { customerWordsFields, NAME_MAX, WORDS_MAX, WORDS_MIN } from '../business/customer-words-fields.ts';

/** What was typed, as it was. */
export interface TypedWords {
  readonly words: string;
  readonly firstName: string;
}

export type WordsProblems = Partial<Record<'words' | 'firstName' | 'consent', string>>;

export type ParsedWords =
  | { readonly ok: true; readonly words: string; readonly firstName: string }
  | { readonly ok: false; readonly typed: TypedWords; readonly problems: WordsProblems };

/** Markup, and what only someone who advertises writes; '<3' is neither. */
const MARKUP = /<[a-z!/?]/i;
const ADDRESS = /https?:|www\.|\.(?:com\.br|net|org|ru|info|xyz|shop)\b|[\w-]\.com(?=$|[/?#)]|[.,]?\s*$)/i;
const CONTROL = /[\p{Cc}\p{Cs}]/gu;

/** A part of the sentence that was shown: who agrees agrees to that one. */
export function consentMark(consent: string): string {
  return createHash('sha256').update(consent).digest('hex').slice(0, 16);
}

function wordsProblem(words: string): string | undefined {
  const { length } = [...words];
  if (length < WORDS_MIN) return `Escreva pelo menos ${WORDS_MIN} letras.`;
  if (length > WORDS_MAX) return `O texto tem ${length} letras; o máximo é ${WORDS_MAX}. Corte um pouco.`;
  if (MARKUP.test(words)) return 'Escreva só palavras: o texto tem um código de página.';
  if (ADDRESS.test(words)) return 'Escreva só palavras, sem endereço de site.';
  return undefined;
}

function nameProblem(name: string): string | undefined {
  if (!/\p{L}{2}/u.test(name)) return 'Escreva o seu primeiro nome.';
  if ([...name].length > NAME_MAX) return `Só o primeiro nome, com até ${NAME_MAX} letras.`;
  return /^[\p{L}\p{M}' .-]+$/u.test(name) ? undefined : 'Escreva só o primeiro nome, com letras.';
}

function consentProblem(isTicked: boolean, mark: string, consent: string): string | undefined {
  if (!isTicked) return 'Marque a autorização: sem ela não podemos publicar.';
  return mark === consentMark(consent)
    ? undefined
    : 'O texto da autorização mudou desde que você abriu a página. Leia e marque de novo.';
}

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
