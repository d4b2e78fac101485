import type { Facts } from '../business/facts.ts';
import { plainText } from '../text/plain-text.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { checkFacts } from './fact-checks.ts';
import { checkAnswer } from './check-answer.ts';
import type { FindingLevel, QualityCheck } from './page-findings.ts';
import { spokenFigures } from './spoken-figures.ts';
import { checkDescription, checkReadability, checkTitle, checkWordCount } from './text-checks.ts';
import { understandOnce } from './understand-once.ts';
import { checkAddress, checkSimilarity } from './other-page-checks.ts';

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
    checkFacts(`${title}\n${description}\n${text}`, facts, () => spokenFigures(title, understood, facts)),
  ];
  const worst = (level: FindingLevel) => findings.some((finding) => finding.level === level);
  return { level: worst('bad') ? 'bad' : worst('warning') ? 'warning' : 'good', findings };
}
