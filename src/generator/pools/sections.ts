import type { SectionTexts } from './section-texts.ts';
import { maintenance, quiet, safety } from './sections/care.ts';
import { choosing, replacing, speed, uses } from './sections/choosing.ts';
import { board, remotes } from './sections/controls.ts';
import { emergency, outage } from './sections/emergency.ts';
import { electricity, gateCheck, handover } from './sections/fitting.ts';
import { payment, quote } from './sections/ordering.ts';

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
  replacing,
  emergency,
  quiet,
  board,
  handover,
} satisfies Readonly<Record<string, SectionTexts>>;

export type TextSectionId = keyof typeof textSections;
