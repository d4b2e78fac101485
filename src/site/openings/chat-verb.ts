import type { Entry, Family } from '../../content/library/entry.ts';
import type { Ask } from '../site-context.ts';
import { type AsideKind, asideKind, isAboutVisit } from './aside-kind.ts';

const OF_ASIDE: Readonly<Record<Exclude<AsideKind, 'ask'>, string>> = {
  prices: 'Pedir orçamento',
  visit: 'Chamar o técnico',
  maintenance: 'Marcar a manutenção',
};

const OF_FAMILY: Readonly<Partial<Record<Family, string>>> = {
  price: 'Pedir o preço',
  purchase: 'Pedir o preço',
  'how-to': 'Pedir ajuda',
  law: 'Contar o meu caso',
  payment: 'Perguntar',
  service: 'Falar com a empresa',
};

/** Who runs a building asks for a contract, or for a price, or has something that happened looked at. */
function ofBuilding(entry: Entry): string {
  if (entry.chat.includes('contrato')) return 'Pedir o contrato';
  return isAboutVisit(entry) ? 'Falar com um técnico' : 'Pedir orçamento';
}

/** What one does next after such a page: the key of its card and that of the bar on phones say it. Null where nothing is offered. */
export function chatVerb(entry: Entry | null): string | null {
  const aside = asideKind(entry);
  if (entry === null || aside === null) return null;
  if (aside !== 'ask') return OF_ASIDE[aside];
  return entry.family === 'building' ? ofBuilding(entry) : (OF_FAMILY[entry.family] ?? 'Perguntar ao técnico');
}

/** What their answers say to ring for. */
const CALLED: ReadonlySet<string> = new Set([
  'emergencia-24-horas',
  'atendem-domingo',
  'preco-do-plantao',
  'trancado-para-fora',
]);

/** The same with the message that asks for it. */
export function askOf(entry: Entry | null, message: string): Ask | null {
  const label = chatVerb(entry);
  return label === null || entry === null ? null : { label, message, callsFirst: CALLED.has(entry.id) };
}
