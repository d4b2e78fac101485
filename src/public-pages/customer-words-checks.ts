import { createHash } from 'node:crypto';
import { NAME_MAX, WORDS_MAX, WORDS_MIN } from '../business/customer-words-fields.ts';

/** Markup, and what only someone who advertises writes; '<3' is neither. */
const MARKUP = /<[a-z!/?]/i;
const ADDRESS = /https?:|www\.|\.(?:com\.br|net|org|ru|info|xyz|shop)\b|[\w-]\.com(?=$|[/?#)]|[.,]?\s*$)/i;

/** A part of the sentence that was shown: who agrees agrees to that one. */
export function consentMark(consent: string): string {
  return createHash('sha256').update(consent).digest('hex').slice(0, 16);
}

export function wordsProblem(words: string): string | undefined {
  const { length } = [...words];
  if (length < WORDS_MIN) return `Escreva pelo menos ${WORDS_MIN} letras.`;
  if (length > WORDS_MAX) return `O texto tem ${length} letras; o máximo é ${WORDS_MAX}. Corte um pouco.`;
  if (MARKUP.test(words)) return 'Escreva só palavras: o texto tem um código de página.';
  if (ADDRESS.test(words)) return 'Escreva só palavras, sem endereço de site.';
  return undefined;
}

export function nameProblem(name: string): string | undefined {
  if (!/\p{L}{2}/u.test(name)) return 'Escreva o seu primeiro nome.';
  if ([...name].length > NAME_MAX) return `Só o primeiro nome, com até ${NAME_MAX} letras.`;
  return /^[\p{L}\p{M}' .-]+$/u.test(name) ? undefined : 'Escreva só o primeiro nome, com letras.';
}

export function consentProblem(isTicked: boolean, mark: string, consent: string): string | undefined {
  if (!isTicked) return 'Marque a autorização: sem ela não podemos publicar.';
  return mark === consentMark(consent)
    ? undefined
    : 'O texto da autorização mudou desde que você abriu a página. Leia e marque de novo.';
}
