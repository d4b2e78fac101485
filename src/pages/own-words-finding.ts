import { OWN_WORDS_FROM } from '../own-words/sentence-counts.ts';
import type { Finding, QualityCheck } from './page-contracts.ts';

export interface OwnWordsFound {
  /** 0…1 */
  readonly ownWords: number;
  /** Whether a job with photos is published in its place. */
  readonly isProved: boolean;
}

/** What is found in how much a page says of its own; in a page that says enough, only the figure. */
function ownWordsFinding({ ownWords, isProved }: OwnWordsFound): Finding {
  const base = { subject: 'own-words', label: 'Palavras próprias' } as const;
  const percent = Math.floor(ownWords * 100);
  if (ownWords >= OWN_WORDS_FROM)
    return { ...base, level: 'good', found: `${percent}% do texto só esta página diz`, advice: null };
  if (isProved)
    return {
      ...base,
      level: 'warning',
      found: `Só ${percent}% do texto é desta página; um serviço publicado neste lugar a mantém nos buscadores`,
      advice: 'Escreva o que só vale para este lugar: sem o serviço publicado, ela sairia dos buscadores (noindex).',
    };
  return {
    ...base,
    level: 'bad',
    found: `Só ${percent}% do texto é desta página; o resto está em outras do site`,
    advice: `Abaixo de ${OWN_WORDS_FROM * 100}% ela fica fora dos buscadores (noindex) e entra sozinha quando passar. Escreva o que só vale para este lugar ou cadastre um serviço feito nele.`,
  };
}

/** A check of a page with what it says of its own, and with what another page of the same place says already. */
export function withOwnWords(
  { level, findings }: QualityCheck,
  found: OwnWordsFound,
  samePlace: Finding | null,
): QualityCheck {
  const finding = ownWordsFinding(found);
  const at = findings.findIndex(({ subject }) => subject === 'likeness') + 1;
  const all = samePlace === null ? [finding] : [finding, samePlace];
  const levels = [level, ...all.map((each) => each.level)];
  return {
    level: levels.includes('bad') ? 'bad' : levels.includes('warning') ? 'warning' : 'good',
    findings: findings.toSpliced(at, 0, ...all),
  };
}
