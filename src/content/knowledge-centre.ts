import type { FactTexts } from '../business/fact-texts.ts';
import { questionOf } from './entry-questions.ts';
import { fillTexts } from './filled-texts.ts';
import data from './knowledge-centre.yaml';
import {
  type ContactText,
  type KnowledgeCentreIntro,
  knowledgeCentreSchema,
  type MaintenanceSchedule,
  type ProblemGuide,
  type Statistic,
} from './knowledge-centre-texts.ts';
import { requireEntry } from './library/library.ts';
import { shownPart } from './shown-part.ts';
import type { FrequentQuestion } from './page-meta.ts';
import { PARSED_ONCE } from '../text/parsed-once.ts';

const texts = knowledgeCentreSchema.parse(data, PARSED_ONCE);
const { shape } = knowledgeCentreSchema;

export const knowledgeCentreMeta = texts.meta;
export const statisticsTitle = texts.statistics.title;
/** Labels of the parts of a problem guide. */
export const problemGuideLabels = texts.problemGuides.labels;
export const knowledgeCentreQuestionsTitle = texts.questions.title;

export function knowledgeCentreIntro(facts: FactTexts): KnowledgeCentreIntro {
  return shape.intro.parse(fillTexts(texts.intro, facts));
}

/** Counts and grades that nobody has confirmed give their places to promises that stand in the facts. */
export function statistics(facts: FactTexts): readonly Statistic[] {
  const { counted, promised, always } = shape.statistics.shape;
  const first =
    facts.statistics === null
      ? promised.parse(fillTexts(texts.statistics.promised, facts))
      : counted.parse(fillTexts(texts.statistics.counted, facts));
  return [...first, ...always.parse(fillTexts(texts.statistics.always, facts))];
}

export function problemGuides(facts: FactTexts): readonly ProblemGuide[] {
  const guides = shape.problemGuides.shape.guides.parse(fillTexts(texts.problemGuides.guides, facts));
  return guides.map(({ entry: id, ...guide }) => {
    const entry = requireEntry(id);
    return { ...guide, shown: shownPart(entry, null), summary: questionOf(entry, facts).answer };
  });
}

export function maintenanceSchedule(facts: FactTexts): MaintenanceSchedule {
  return shape.maintenanceSchedule.parse(fillTexts(texts.maintenanceSchedule, facts));
}

export function knowledgeCentreQuestions(facts: FactTexts): readonly FrequentQuestion[] {
  return shape.questions.shape.items.parse(fillTexts(texts.questions.items, facts));
}

export function knowledgeCentreContact(facts: FactTexts): ContactText {
  return shape.contact.parse(fillTexts(texts.contact, facts));
}
