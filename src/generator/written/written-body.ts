import type { Entry } from '../../content/library/entry.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { type ArcRequest, begin } from '../arc/arc-page.ts';
import { arcSection, shown } from '../arc/arc-sections.ts';
import { placeSection } from '../arc/place-section.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { bulletList, numberedSteps, paragraph, section } from '../../text/html-fragments.ts';
import type { WrittenPage } from './written-page.ts';

/**
 * The HTML of a page that an outside model wrote. Ours stay: in danger the answer, what to do and what not to do; where kits are sold their
 * table; and of a place what we know of it, with its links.
 */
export function writtenBody(request: ArcRequest, entry: Entry, written: WrittenPage): string {
  const writing = begin(request, entry);
  const { choice, understood } = writing;
  const isDanger = entry.family === 'danger';
  const answer = isDanger ? shown(writing, choice.one(entry.answer)) : escapeHtml(written.answer);
  const ours = isDanger ? [arcSection(writing, 'check'), arcSection(writing, 'avoid')] : [];
  const [first = '', ...others] = written.sections.map(writtenSection);
  return [
    paragraph(answer),
    ...ours,
    first,
    entry.kit ? arcSection(writing, 'models') : '',
    ...others,
    understood.place?.kind === 'own' ? placeSection(writing, understood.place.place) : '',
    questionsOf(written, shown(writing, choice.one(sharedTexts.questionHeadings))),
  ].join('');
}

function writtenSection({ heading, paragraphs, items, ordered }: WrittenPage['sections'][number]): string {
  const list = items.length === 0 ? '' : (ordered ? numberedSteps : bulletList)(items.map(escapeHtml));
  return section(escapeHtml(heading), paragraphs.map((text) => paragraph(escapeHtml(text))).join('') + list);
}

function questionsOf({ questions }: WrittenPage, heading: string): string {
  return questions.length === 0
    ? ''
    : section(
        heading,
        questions
          .map(({ question, answer }) => `<h3>${escapeHtml(question)}</h3>${paragraph(escapeHtml(answer))}`)
          .join(''),
      );
}
