import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { type ContentSection, isOfQuestions } from './read-content.ts';

/** With what a fault costs to mend, before what is asked next, where the page's own text does not say it. */
export function withCost(
  sections: readonly ContentSection[],
  { family, cost: [cost] }: Pick<Entry, 'family' | 'cost'>,
  values: TextValues,
): readonly ContentSection[] {
  if (family !== 'fault' || cost === undefined || sections.some(({ part }) => part === 'cost')) return sections;
  const html = `<section><h2>Quanto custa</h2><p>${escapeHtml(fillText(cost, values))}</p></section>`;
  const questions = sections.findIndex(isOfQuestions);
  return sections.toSpliced(questions < 0 ? sections.length : questions, 0, { part: 'cost', html });
}
