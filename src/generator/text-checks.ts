import { plural } from '../text/portuguese.ts';
import { DESCRIPTION_LENGTH } from './description-length.ts';
import type { Finding } from './page-findings.ts';
import { countWords, READABLE_FROM, readability } from './readability.ts';

/** What is looked at before a page is published. Lengths in characters, as search engines show them. */
export const OWN_WORDS_LEAST = 300;

export const TITLE_MOST = 60;

interface Measured extends Pick<Finding, 'subject' | 'label' | 'found'> {
  readonly suffices: boolean;
  /** What to do where it does not suffice. */
  readonly advice: string;
}

function checkThreshold({ suffices, advice, ...measured }: Measured): Finding {
  return suffices ? { ...measured, level: 'good', advice: null } : { ...measured, level: 'warning', advice };
}

/** The words of the page itself: what every page shares around it (header, prices, footer) is not counted. */
export function checkWordCount(text: string): Finding {
  const words = countWords(text);
  return checkThreshold({
    subject: 'words',
    label: 'Tamanho do texto',
    found: plural(words, 'palavra', 'palavras'),
    suffices: words >= OWN_WORDS_LEAST,
    advice: `Escreva pelo menos ${OWN_WORDS_LEAST} palavras: texto curto demais raramente aparece nos buscadores.`,
  });
}

export function checkReadability(text: string): Finding {
  const ease = readability(text);
  return checkThreshold({
    subject: 'readability',
    label: 'Leitura',
    found: `Facilidade ${Math.round(Math.min(100, Math.max(0, ease)))} de 100`,
    suffices: ease >= READABLE_FROM,
    advice: `O texto está difícil de ler (o mínimo é ${READABLE_FROM}). Divida as frases longas e troque palavras compridas por outras mais simples.`,
  });
}

export function checkTitle(title: string): Finding {
  const length = [...title].length;
  return checkThreshold({
    subject: 'title',
    label: 'Título',
    found: plural(length, 'caractere', 'caracteres'),
    suffices: length <= TITLE_MOST,
    advice: `Encurte o título para até ${TITLE_MOST} caracteres: os buscadores cortam o resto.`,
  });
}

export function checkDescription(description: string): Finding {
  const length = [...description].length;
  const { least, most } = DESCRIPTION_LENGTH;
  const intent =
    length < least
      ? 'Escreva mais: descreva em uma frase o que a pessoa encontra na página'
      : 'Encurte a descrição: os buscadores cortam o resto';
  return checkThreshold({
    subject: 'description',
    label: 'Descrição',
    found: plural(length, 'caractere', 'caracteres'),
    suffices: length >= least && length <= most,
    advice: `${intent} (de ${least} a ${most} caracteres).`,
  });
}
