import { articleLines } from './article-lines.ts';
import { diffTexts, isSameLine, type MarkedLine } from './text-diff.ts';

/** What two states of a page are compared by. */
export interface ComparableText {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
}

export interface ComparedPart {
  readonly name: string;
  readonly lines: readonly MarkedLine[];
}

const PARTS = [
  ['title', 'Título'],
  ['slug', 'Endereço'],
  ['description', 'Descrição'],
] as const;

/** The parts of a page that differ, with what was added to each and what was taken away. */
export function comparedParts(before: ComparableText, after: ComparableText): ComparedPart[] {
  const parts = [
    ...PARTS.map(([field, name]) => ({ name, lines: diffTexts(before[field], after[field]) })),
    { name: 'Texto', lines: diffTexts(articleLines(before.content), articleLines(after.content)) },
  ];
  return parts.filter(({ lines }) => lines.some((line) => !isSameLine(line)));
}
