import { postSlug } from '../text/slug.ts';

export const TITLE_MIN = 3;
export const TITLE_MAX = 150;
/** An address that an administrator types; those made of titles are shorter by themselves. */
export const SLUG_MAX = 150;

export type ParsedTitle =
  | { readonly ok: true; readonly title: string; readonly slug: string }
  | { readonly ok: false; readonly message: string };

/**
 * A title as an administrator typed it: outer spaces go, runs of white space become one space, everything else stays.
 * Length is counted in characters as people see them (code points), not in bytes.
 */
export function parseTitle(typed: string): ParsedTitle {
  const title = typed.replace(/\s+/g, ' ').trim();
  const length = [...title].length;
  if (length < TITLE_MIN) return { ok: false, message: `O título precisa de pelo menos ${TITLE_MIN} caracteres.` };
  if (length > TITLE_MAX) {
    return { ok: false, message: `O título pode ter no máximo ${TITLE_MAX} caracteres; este tem ${length.toLocaleString('pt-BR')}.` };
  }
  if (/\p{Cc}|\p{Cs}/u.test(title)) return { ok: false, message: 'O título tem caracteres de controle, que não podem ser publicados.' };
  const slug = postSlug(title);
  if (slug === '') return { ok: false, message: 'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.' };
  return { ok: true, title, slug };
}
