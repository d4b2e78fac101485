import { z } from 'zod';
import { FAMILIES, VISITS } from './entry.ts';
import data from './shared-texts.yaml';
import { PARSED_ONCE } from '../../text/parsed-once.ts';

/** The sections of a page that answers with an entry of the library. */
export const SECTIONS = ['why', 'check', 'avoid', 'steps', 'call', 'cost', 'visit', 'models', 'sum'] as const;
export type ArcSection = (typeof SECTIONS)[number];

const text = z.string().trim().min(1);
const wordings = z.array(text).min(1);
const byFamily = z.partialRecord(z.enum(FAMILIES), wordings);

const schema = z.strictObject({
  /** What happens at a visit, as its case asks for it: a slot a thought, and what stands where an entry has fewer items of its own than a page asks for. */
  visits: z.record(z.enum(VISITS), z.strictObject({ thoughts: z.array(wordings).min(1), items: wordings })),
  payment: wordings,
  /** Behind the answer, where the title names a place of ours. */
  notUnderstood: wordings,
  headings: z.record(z.enum(SECTIONS), wordings),
  /** Of older pages: known to a layout, and given to no new page. */
  formerHeadings: z.strictObject({ check: wordings, avoid: wordings, cost: wordings, service: wordings }),
  /** Where a family's reader would stumble over the general heading. */
  familyHeadings: z.partialRecord(z.enum(FAMILIES), z.partialRecord(z.enum(SECTIONS), wordings)),
  serviceHeadings: byFamily,
  defaultServiceHeadings: wordings,
  tipHeadings: byFamily,
  defaultTipHeadings: wordings,
  questionHeadings: wordings,
  /** What to send and what comes of it where nothing is broken, by what the page is about. */
  help: z.strictObject({ kit: text, remote: text, motor: text, words: text, gate: text }),
  /** At the end of a page of danger: what to send once everybody is away from the gate. */
  helpInDanger: z.object({ title: z.string().min(1), label: z.string().min(1), text: z.string().min(1) }),
  /** Where none of a fault finder's questions has found the cause. */
  finderEnd: z.string().min(1),
  finderEndByPhone: z.string().min(1),
  /** Under what one does with the breaker off, where nothing on the page speaks of a battery. */
  batterySign: text,
  handsOffWithBattery: text,
  breakerNote: text,
  /** The same where nobody is to try. */
  dangerBatteryNote: text,
  /** What a gate must be for its leaf to be moved by hand, once on a page that says so more than once. */
  releaseBox: z.strictObject({ title: text, moves: text, tilts: text, battery: text, breaker: text }),
  /** What is said to whoever waits for the visit with an open house or a car that cannot leave. */
  untilVisit: z.strictObject({
    title: text,
    /** Of a shop's door. */
    doorTitle: text,
    /** Under an answer that does not say it. */
    atOnce: text,
    call: text,
    /** Where a leaf that moves on rails or hinges may be closed by hand, and how. */
    hand: text,
    handSteps: z.array(text),
    /** Where such a leaf may not. */
    handsOff: text,
    /** Behind that, where no box says it. */
    handsOffBattery: text,
    /** Of a gate that hangs. */
    hangs: text,
    door: text,
    /** Where nobody moves it. */
    wait: text,
    waitDoor: text,
    /** Of a gate that several homes share. */
    shared: text,
  }),
});

/** Texts that pages of several entries share. */
export const sharedTexts = schema.parse(data, PARSED_ONCE);
