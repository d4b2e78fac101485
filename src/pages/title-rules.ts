import { formatNumber } from '../text/money.ts';
import { postSlug } from '../text/slug.ts';

export const TITLE_MIN = 3;
export const TITLE_MAX = 150;
/** An address that an administrator types; those made of titles are shorter by themselves. */
export const SLUG_MAX = 150;
/** Of a title that is refused, no more is counted or kept: enough to know it again in a list. */
const LOOKED_AT = 10_000;

export type ParsedTitle =
  | { readonly ok: true; readonly title: string; readonly slug: string }
  | { readonly ok: false; readonly message: string };

/** Characters as people see them (code points), two more than are looked at: the last may be a space, which goes when it is read again. */
function firstCharacters(text: string): string[] {
  return Array.from(text.slice(0, 2 * LOOKED_AT + 4)).slice(0, LOOKED_AT + 2);
}

function collapsed(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/**
 * A title as an administrator typed it: outer spaces go, runs of white space become one space, everything else stays.
 * Length is counted in characters as people see them (code points), not in bytes.
 */
export function parseTitle(typed: string): ParsedTitle {
  const title = collapsed(typed);
  const { length } = firstCharacters(title);
  if (length < TITLE_MIN) return { ok: false, message: `O título precisa de pelo menos ${TITLE_MIN} caracteres.` };
  if (length > TITLE_MAX) {
    const counted = length > LOOKED_AT ? `mais de ${formatNumber(LOOKED_AT)}` : formatNumber(length);
    return { ok: false, message: `O título pode ter no máximo ${TITLE_MAX} caracteres; este tem ${counted}.` };
  }
  if (/\p{Cc}|\p{Cs}/u.test(title))
    return { ok: false, message: 'O título tem caracteres de controle, que não podem ser publicados.' };
  const slug = postSlug(title);
  if (slug === '')
    return {
      ok: false,
      message: 'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
    };
  return { ok: true, title, slug };
}

/** What is stored of a title that a job may yet refuse: all that its result shows of it, and for `parseTitle` the same as the whole. */
export function titleToKeep(typed: string): string {
  const title = collapsed(typed);
  return title.length <= LOOKED_AT ? title : firstCharacters(title).join('');
}
