import type { CustomerWords } from '../../portfolio/contracts.ts';

const WORDS = {
  received: 'depoimento aguardando leitura',
  published: 'depoimento publicado',
  declined: 'depoimento recusado',
} as const;

/** Where the customer's words stand, after a comma. */
export function wordsState({ state, expires_at }: CustomerWords, now: Date): string {
  if (state !== 'asked') return WORDS[state];
  return isOver({ expires_at }, now) ? 'link do depoimento vencido' : 'depoimento pedido';
}

export function isOver({ expires_at }: Pick<CustomerWords, 'expires_at'>, now: Date): boolean {
  return expires_at <= now.toISOString();
}
