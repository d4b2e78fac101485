import type { Entry } from '../../content/library/entry.ts';
import type { ContentSection, KnownPart, ReadContent } from './read-content.ts';

/** What is the reader's and what is the technician's, side by side where the page has both. */
function sideBySide(sections: readonly ContentSection[], readers: KnownPart): readonly ContentSection[] {
  const left = sections.find(({ part }) => part === readers);
  const service = sections.find(({ part }) => part === 'service');
  if (!left || !service) return sections;
  const both: ContentSection = { part: null, html: `<div class="both-sides">${left.html}${service.html}</div>` };
  return sections.flatMap((section) => (section === left ? [both] : section === service ? [] : [section]));
}

export interface LaidOut {
  /** Up to where the card stands on phones: behind the finder, else behind the first section. */
  readonly first: string;
  /** Beside the text, in the place of a card. */
  readonly beside: string;
  readonly rest: string;
}

/** The text in the order of its family. */
export function laidOut({ lead, sections }: ReadContent, entry: Entry | null): LaidOut {
  // What not to do stands beside what to do: both are wanted at once.
  const beside = entry?.family === 'danger' ? sections.find(({ part }) => part === 'avoid') : undefined;
  const inText = sections.filter((section) => section !== beside);
  const shown = entry === null || beside ? inText : sideBySide(inText, entry.family === 'fault' ? 'check' : 'avoid');
  const inFront = entry && entry.finder.length > 0 ? 0 : 1;
  const htmlOf = (some: readonly ContentSection[]) => some.map(({ html }) => html).join('');
  return {
    first: lead + htmlOf(shown.slice(0, inFront)),
    beside: beside?.html ?? '',
    rest: htmlOf(shown.slice(inFront)),
  };
}
