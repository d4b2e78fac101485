import { formatDay, formatMonth } from '../text/dates.ts';
import { addresses } from './addresses.ts';
import type { Facts } from './facts.ts';

/** The job that a customer is asked about. */
interface AskedJob {
  /** 'Conserto de portão deslizante na Mooca' */
  readonly title: string;
  /** 'YYYY-MM' */
  readonly month: string | null;
}

/** 'Conserto de portão deslizante na Mooca, outubro de 2026' */
export function askedJobName({ title, month }: AskedJob): string {
  return month === null ? title : `${title}, ${formatMonth(month)}`;
}

/** What the administrator sends the customer, who is chosen in WhatsApp. */
export function customerWordsRequest(
  { company }: Facts,
  { link, expiresAt, ...job }: AskedJob & { readonly link: string; readonly expiresAt: string },
): string {
  return `Olá! Aqui é da ${company.name}. Você pode contar, em poucas palavras, como foi o nosso serviço (${askedJobName(job)})? Leva um minuto e não precisa de cadastro:\n${link}\nO link vale até ${formatDay(expiresAt)}.`;
}

/** What the customer agrees to: what is published, where, and how to take it back. */
export function customerWordsConsent(
  { company }: Facts,
  { siteUrl, slug, ...job }: AskedJob & { readonly siteUrl: string; readonly slug: string | null },
): string {
  const { host } = new URL(siteUrl);
  const where =
    slug === null ? `no site ${host}, na página deste serviço` : `em ${host}${addresses.portfolioJob(slug)}`;
  return `Autorizo ${company.name} a publicar ${where} (${askedJobName(job)}) as palavras acima e o meu primeiro nome, seguido de “cliente”. Nada mais sobre mim será publicado. Posso retirar esta autorização quando quiser, pelo e-mail ${company.email}.`;
}
