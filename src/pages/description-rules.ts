import { formatNumber } from '../text/money.ts';

/** Far more than search engines show; what is longer is no description. */
const DESCRIPTION_MAX = 1000;

export type ParsedDescription =
  | { readonly ok: true; readonly description: string }
  | { readonly ok: false; readonly message: string };

/** A description in one line; '' where nothing was typed. It is plain text: signs of markup stay signs. */
export function parseDescription(typed: string): ParsedDescription {
  const description = typed.replace(/\s+/g, ' ').trim();
  if (description.length <= DESCRIPTION_MAX) return { ok: true, description };
  return {
    ok: false,
    message: `A descrição pode ter no máximo ${formatNumber(DESCRIPTION_MAX)} caracteres; esta tem ${formatNumber(description.length)}.`,
  };
}
