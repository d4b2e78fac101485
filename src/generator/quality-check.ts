import type { Facts } from '../business/facts.ts';
import { plainText } from '../text/plain-text.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { checkFacts } from './fact-checks.ts';
import { checkAnswer } from './check-answer.ts';
import { ALMOST_EQUAL_FROM, NOINDEX_FROM, SIMILAR_FROM } from './similarity.ts';
import type { Finding, FindingLevel, QualityCheck } from './page-findings.ts';
import { spokenFigures } from './spoken-figures.ts';
import { checkDescription, checkReadability, checkTitle, checkWordCount } from './text-checks.ts';
import { understandOnce } from './understand-once.ts';

export interface PageToCheck {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** 0…1 against the nearest page. */
  readonly similarity: number;
  readonly facts: Facts;
  /** How the title was understood; read here where it is not handed over. */
  readonly understood?: Understanding | undefined;
  /** The page's address where another page has it already. */
  readonly takenAddress?: string | null;
}

/** Pure. Checks what will be published, in plain Portuguese, with what to do about it. */
export function checkQuality({
  title,
  description,
  html,
  similarity,
  facts,
  understood = understandOnce(title),
  takenAddress = null,
}: PageToCheck): QualityCheck {
  const text = plainText(html);
  const findings = [
    ...(takenAddress === null ? [] : [checkAddress(takenAddress)]),
    checkAnswer(html, understood, facts),
    checkSimilarity(similarity),
    checkWordCount(text),
    checkReadability(text),
    checkTitle(title),
    checkDescription(description),
    checkFacts(`${title}\n${description}\n${text}`, facts, spokenFigures(title, understood, facts)),
  ];
  const worst = (level: FindingLevel) => findings.some((finding) => finding.level === level);
  return { level: worst('bad') ? 'bad' : worst('warning') ? 'warning' : 'good', findings };
}

function checkAddress(address: string): Finding {
  return {
    subject: 'address',
    label: 'Endereço',
    level: 'bad',
    found: `Já existe uma página em ${address}`,
    advice: 'Esta não poderá ser salva. Gere com outro título ou edite a página que já existe.',
  };
}

function checkSimilarity(similarity: number): Finding {
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
