import type { TopicSection } from '../../content/topics/topic-article.ts';
import { plainText } from '../../text/plain-text.ts';
import type { AsideKind } from '../openings/aside-kind.ts';

/** In pixels of a screen of 1280, as the sheets set them; right to a few lines, which is as much as the choice needs. */
const LINE = 26;
const CHARACTERS_PER_LINE = 76;
const GAP = 18;
const HEADING = 90;
const ANSWER_BOX = 110;
const CARDS: Readonly<Record<AsideKind, number>> = { prices: 540, visit: 530, maintenance: 430, ask: 310 };
const MAP = 270;
/** The models side by side, the questions that find a fault, a scene at the gate, a sentence before the first heading. */
export const HEIGHTS = { kitTable: 330, finder: 650, scene: 480, lead: 70 } as const;

interface BesideCard {
  readonly answer: string | null;
  /** Of what stands under the answer already. */
  readonly under: number;
  /** Of the section that may follow: each paragraph, item or row. */
  readonly blocks: readonly string[];
  /** Null where no card stands beside the text. */
  readonly card: AsideKind | null;
  readonly hasMap: boolean;
}

function heightOf(blocks: readonly string[]): number {
  return blocks.reduce((sum, block) => sum + Math.ceil(block.length / CHARACTERS_PER_LINE) * LINE + GAP, 0);
}

/** The headings, paragraphs, items and rows of a text. */
export function blocksOfHtml(html: string): readonly string[] {
  return html === '' ? [] : plainText(html).split('\n');
}

/** The same of a topic's section. */
export function blocksOfSection(section: TopicSection): readonly string[] {
  switch (section.kind) {
    case 'text':
      return section.paragraphs;
    case 'steps':
      return [section.intro ?? '', ...section.steps.map(({ title, text }) => `${title} ${text}`)];
    case 'symptoms':
      return section.rows.map(({ sign, meaning }) => `${sign} ${meaning}`);
    case 'comparison':
      return section.rows.map(({ one, other }) => (one.length > other.length ? one : other).repeat(2));
    case 'list':
      return [section.intro ?? '', ...section.items];
    case 'questions':
      return section.items.map(({ question }) => question);
  }
}

/** Whether a page's first section stands beside the card, rather than across the page behind it: where that leaves less of it empty. */
export function standsBeside({ answer, under, blocks, card, hasMap }: BesideCard): boolean {
  if (card === null || blocks.length === 0) return true;
  const before = (answer === null ? 0 : ANSWER_BOX + heightOf([answer])) + under;
  const beside = CARDS[card] + (hasMap ? MAP : 0);
  const section = HEADING + heightOf(blocks);
  return Math.abs(before + section - beside) <= Math.abs(before - beside);
}
