import { type ArcSection, sharedTexts } from '../../content/library/shared-texts.ts';
import { plainText } from '../../text/plain-text.ts';

const KNOWN_PARTS = ['check', 'avoid', 'service', 'cost'] as const;
/** What a section of a page is known to be by its heading. */
export type KnownPart = (typeof KNOWN_PARTS)[number];

export interface ContentSection {
  /** Null where it is none that a layout knows: it is shown where it stands. */
  readonly part: KnownPart | null;
  readonly html: string;
}

export interface ReadContent {
  /** The first paragraph as text; null where the page begins otherwise. */
  readonly answer: string | null;
  /** What stands before the first section. */
  readonly lead: string;
  readonly sections: readonly ContentSection[];
}

const { headings, formerHeadings, familyHeadings, serviceHeadings, defaultServiceHeadings } = sharedTexts;

function namesOf(id: ArcSection): readonly string[] {
  return [headings, ...Object.values(familyHeadings)].flatMap((of) => of[id] ?? []);
}

/** The headings that pages draw from. An administrator may have written another: then the section is like any other. */
const PART_OF: ReadonlyMap<string, KnownPart> = new Map<string, KnownPart>([
  ...namesOf('check').map((text) => [text, 'check'] as const),
  ...namesOf('avoid').map((text) => [text, 'avoid'] as const),
  ...namesOf('cost').map((text) => [text, 'cost'] as const),
  ...KNOWN_PARTS.flatMap((part) => formerHeadings[part].map((text) => [text, part] as const)),
  ...[defaultServiceHeadings, ...Object.values(serviceHeadings)].flat().map((text) => [text, 'service'] as const),
]);

/** Whether it asks and answers, rather than tells. */
export const isOfQuestions = ({ html }: ContentSection): boolean => html.includes('<h3>');

const ANSWER = /^\s*<p>([\s\S]*?)<\/p>/;
const SECTION = /<section>([\s\S]*?)<\/section>/g;
const HEADING = /^<section><h2>([^<]*)<\/h2>/;

function sectionOf(html: string): ContentSection {
  return { part: PART_OF.get(HEADING.exec(html)?.[1] ?? '') ?? null, html };
}

/**
 * Takes a page's text apart as far as its sections stand beside one another, whoever wrote them: what stands between them stays between
 * them, and a text with sections inside of sections stays whole.
 */
export function readContent(html: string): ReadContent {
  const found = ANSWER.exec(html);
  const answer = found ? plainText(found[0]) : null;
  const rest = found ? html.slice(found[0].length) : html;
  const matches = [...rest.matchAll(SECTION)];
  if (matches.some(([, inside = '']) => inside.includes('<section'))) return { answer, lead: rest, sections: [] };
  const sections: ContentSection[] = [];
  let end = matches[0]?.index ?? rest.length;
  const lead = rest.slice(0, end);
  for (const { 0: section, index } of matches) {
    const between = rest.slice(end, index);
    if (between.trim() !== '') sections.push({ part: null, html: between });
    sections.push(sectionOf(section));
    end = index + section.length;
  }
  const after = rest.slice(end);
  if (after.trim() !== '') sections.push({ part: null, html: after });
  return { answer, lead, sections };
}
