import { SERVICE_LIST } from '../business/title-parts.ts';
import type { Named } from '../text/portuguese.ts';
import { formatNumber } from '../text/money.ts';
import { searchKey } from '../text/slug.ts';

export const PARTS_MAX = 300;
/** Of a service; with the longest place it still makes a title. */
export const SERVICE_MAX = 80;
export const PLACE_MAX = 60;

export type CheckedParts =
  | { readonly ok: true; readonly parts: readonly Named[] }
  | { readonly ok: false; readonly message: string };

function refused(message: string): CheckedParts {
  return { ok: false, message };
}

/** A list as it was typed: spaces are put right, and what cannot stand in it is refused by its position and name. */
export function checkParts(list: string, typed: readonly Named[]): CheckedParts {
  const longest = list === SERVICE_LIST ? SERVICE_MAX : PLACE_MAX;
  const parts = typed.map(({ name, article }) => ({ name: name.replace(/\s+/g, ' ').trim(), article }));
  if (parts.length > PARTS_MAX)
    return refused(`A lista tem ${formatNumber(parts.length)} itens; o máximo é ${PARTS_MAX}.`);
  if (parts.length === 0 && list === SERVICE_LIST)
    return refused('A lista está vazia: deixe pelo menos um serviço, ou volte à lista original.');
  const seen = new Map<string, number>();
  for (const [at, { name }] of parts.entries()) {
    if (name === '') return refused(`O item ${at + 1} está vazio: escreva um nome ou retire a linha.`);
    if (/\p{Cc}|\p{Cs}/u.test(name)) return refused(`O item ${at + 1} tem caracteres que não podem ser publicados.`);
    const { length } = [...name];
    if (length > longest)
      return refused(`O item ${at + 1}, “${name.slice(0, 40)}…”, tem ${length} caracteres; o máximo é ${longest}.`);
    if (!/[\p{L}\p{N}]/u.test(name)) return refused(`O item ${at + 1}, “${name}”, não tem letra nem número.`);
    const key = searchKey(name);
    const first = seen.get(key);
    if (first !== undefined) return refused(`“${name}” está duas vezes na lista: itens ${first + 1} e ${at + 1}.`);
    seen.set(key, at);
  }
  return { ok: true, parts };
}
