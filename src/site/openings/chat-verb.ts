import type { Entry, Family } from '../../content/library/entry.ts';
import type { Ask } from '../site-context.ts';
import { type AsideKind, asideKind } from './aside-kind.ts';

const OF_ASIDE: Readonly<Record<Exclude<AsideKind, 'ask'>, string>> = {
  prices: 'Pedir orçamento',
  visit: 'Chamar o técnico',
  maintenance: 'Marcar a manutenção',
};

const OF_FAMILY: Readonly<Partial<Record<Family, string>>> = {
  price: 'Pedir o preço',
  purchase: 'Pedir o preço',
  'how-to': 'Pedir ajuda',
  building: 'Pedir a proposta',
};

/** What one does next after such a page: the key of its card and that of the bar on phones say it. Null where nothing is offered. */
export function chatVerb(entry: Entry | null): string | null {
  const aside = asideKind(entry);
  if (entry === null || aside === null) return null;
  return aside === 'ask' ? (OF_FAMILY[entry.family] ?? 'Perguntar ao técnico') : OF_ASIDE[aside];
}

/** The same with the message that asks for it. */
export function askOf(entry: Entry | null, message: string): Ask | null {
  const label = chatVerb(entry);
  return label === null ? null : { label, message };
}
