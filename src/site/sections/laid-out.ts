import type { Entry } from '../../content/library/entry.ts';
import type { ContentSection, ReadContent } from './read-content.ts';

/** What the reader checks and what the technician does, side by side where the page has both. */
function sideBySide(sections: readonly ContentSection[]): readonly ContentSection[] {
  const check = sections.find(({ part }) => part === 'check');
  const service = sections.find(({ part }) => part === 'service');
  if (!check || !service) return sections;
  const both: ContentSection = { part: null, html: `<div class="both-sides">${check.html}${service.html}</div>` };
  return sections.flatMap((section) => (section === check ? [both] : section === service ? [] : [section]));
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
  const shown = entry?.family === 'fault' ? sideBySide(sections) : sections.filter((section) => section !== beside);
  const inFront = entry && entry.finder.length > 0 ? 0 : 1;
  const htmlOf = (some: readonly ContentSection[]) => some.map(({ html }) => html).join('');
  return {
    first: lead + htmlOf(shown.slice(0, inFront)),
    beside: beside?.html ?? '',
    rest: htmlOf(shown.slice(inFront)),
  };
}
