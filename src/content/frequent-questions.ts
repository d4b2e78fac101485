import type { FactTexts } from '../business/fact-texts.ts';
import { questionOf } from './entry-questions.ts';
import { frequentQuestionsSchema } from './frequent-questions-texts.ts';
import data from './frequent-questions.yaml';
import type { LitPart } from './lit-part.ts';
import { requireEntry } from './library/library.ts';
import type { FrequentQuestion } from './page-meta.ts';
import { PARSED_ONCE } from '../text/parsed-once.ts';

const { meta, intro, groups, call } = frequentQuestionsSchema.parse(data, PARSED_ONCE);

export { meta as questionsMeta, intro as questionsIntro, call as questionsCall };

export interface QuestionGroup {
  readonly subject: string;
  readonly items: readonly FrequentQuestion[];
  /** What a drawing shows of the subject. */
  readonly drawing: LitPart | null;
}

/** The questions in their order, each with the short answer of its entry. */
export function questionGroups(facts: FactTexts): readonly QuestionGroup[] {
  return groups.map(({ subject, entries, drawing = null }) => ({
    subject,
    drawing,
    items: entries.map((id) => questionOf(requireEntry(id), facts)),
  }));
}
