import { ALMOST_EQUAL_FROM, NOINDEX_FROM, SIMILAR_FROM } from './similarity.ts';
import type { Finding } from './page-findings.ts';

export function checkAddress(address: string): Finding {
  return {
    subject: 'address',
    label: 'Endereço',
    level: 'bad',
    found: `Já existe uma página em ${address}`,
    advice: 'Esta não poderá ser salva. Gere com outro título ou edite a página que já existe.',
  };
}

export function checkSimilarity(similarity: number): Finding {
  const base = {
    subject: 'likeness',
    label: 'Semelhança',
    found: `${Math.round(similarity * 100)}% igual à página mais parecida`,
  } as const;
  if (similarity >= NOINDEX_FROM) {
    const word = similarity >= ALMOST_EQUAL_FROM ? 'quase igual' : 'parecida demais';
    return {
      ...base,
      level: 'bad',
      advice: `A página é ${word}: ficará fora dos buscadores (noindex). Use “Outra versão” no gerador, aumente a criatividade ou reescreva trechos.`,
    };
  }
  if (similarity >= SIMILAR_FROM)
    return {
      ...base,
      level: 'warning',
      advice: 'A página é parecida com outra. Use “Outra versão” no gerador ou escreva algo que só valha para ela.',
    };
  return { ...base, level: 'good', advice: null };
}
