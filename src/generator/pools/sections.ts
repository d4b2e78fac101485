import type { SectionTexts } from './section-texts.ts';
import { maintenance, quiet, safety } from './sections/care-sections.ts';
import { choosing, speed, uses } from './sections/choosing-sections.ts';
import { board, remotes } from './sections/controls-sections.ts';
import { outage } from './sections/outage-section.ts';
import { electricity, gateCheck, handover } from './sections/fitting-sections.ts';
import { payment, quote } from './sections/ordering-sections.ts';

export const textSections = {
  choosing,
  'gate-check': gateCheck,
  electricity,
  safety,
  maintenance,
  outage,
  remotes,
  payment,
  uses,
  quote,
  speed,
  quiet,
  board,
  handover,
} satisfies Readonly<Record<string, SectionTexts>>;

export type TextSectionId = keyof typeof textSections;
