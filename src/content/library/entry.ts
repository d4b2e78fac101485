import { z } from 'zod';
import { gateKindIds } from '../../business/gate-kind-ids.ts';
import { partIds } from '../../business/gate-parts.ts';
import { drawingIds } from '../../business/part-drawings.ts';
import { sceneIds } from '../../business/scenes.ts';
import { vignetteIds } from '../../business/vignettes.ts';

/** The schema of an entry of the library of answers; the YAML files beside this one are held to it by `npm run check`. */

export const FAMILIES = [
  'fault',
  'danger',
  'price',
  'purchase',
  'choice',
  'how-to',
  'maintenance',
  'building',
  'brand',
  'product',
  'payment',
  'law',
  'service',
  'place',
  'refusal',
] as const;
export const REFUSALS = ['outside', 'other-service', 'other-trade', 'harmful'] as const;

/** What a visit is about: what may be moved, what must not be run, what only gives a sign, what is rolled up, what is sold; or any. */
export const VISITS = ['leaf', 'still', 'signal', 'shutter', 'sale', 'part', 'plain'] as const;

/** What may be done with the gate until the visit: closed by hand, or nothing, since it may fall or give a shock. */
export const UNTIL_VISIT = ['hand', 'wait'] as const;

export type UntilVisit = (typeof UNTIL_VISIT)[number];
export type Visit = (typeof VISITS)[number];
export type Family = (typeof FAMILIES)[number];
export type Refusal = (typeof REFUSALS)[number];

export const BREAKER = 'breaker';
/** The receiver in a case of its own on the wall, whose button anybody may press. */
export const RECEIVER_BOX = 'receiver-box';

const text = z.string().trim().min(1);
/** The same truth in other words: a page draws one. */
const wordings = z.array(text);
const safeCheck = z.strictObject({ do: text, tells: text });
/** `shows`: what is touched or looked at, drawn beside the step; the breaker and a receiver of its own are in the house or on its wall, so no drawing of a gate has them. */
const step = z.strictObject({ title: text, text, shows: z.enum([...partIds, BREAKER, RECEIVER_BOX]).optional() });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** A yes/no question: the answer named in `ends` is the end, the other leads to the next question. `isSolved`: what it bids to do mends it, or nothing is wrong, so that no technician is needed. */
const question = z.strictObject({
  ask: text,
  ends: z.enum(['yes', 'no']),
  cause: text,
  do: text,
  checked: text,
  isSolved: z.literal(true).optional(),
});
/** The part that is lit, and `of` where it is not the page's gate that is drawn. */
const drawing = z.strictObject({ of: z.enum(drawingIds).optional(), part: z.enum(partIds) });
/** What is said in the place of the entry's own to whoever has a tilting gate: counterweights or springs carry the leaf, so that only a technician releases it. */
const tilting = z.strictObject({
  description: wordings.min(1).exactOptional(),
  answer: wordings.min(1).exactOptional(),
  youCheck: z.array(safeCheck).min(1).exactOptional(),
  finder: z.array(question).min(2).exactOptional(),
  avoid: z.array(text).min(1).exactOptional(),
  prevent: z.array(text).min(1).exactOptional(),
  when: wordings.min(1).exactOptional(),
  chat: text.max(320).exactOptional(),
  why: z.array(wordings.min(1)).exactOptional(),
  steps: z.array(step).min(1).exactOptional(),
  danger: text.exactOptional(),
  technicianDoes: z.array(text).exactOptional(),
  drawing: drawing.exactOptional(),
  scene: z.enum(sceneIds).exactOptional(),
});
/** A circumstance that a title may name, and what is said then in the place of what is said to everybody. */
const namedCase = z.strictObject({
  /** Ways of naming it: words that a title has in this order, with few others between. */
  named: z.array(text.max(60)).min(1),
  answer: wordings.min(1),
  description: wordings.default([]),
  /** How texts of the entry begin that do not hold for whoever names the case, or say nothing to him. */
  omits: z.array(text).min(1).optional(),
  /** False: no kit serves the case, and none is shown. */
  kit: z.literal(false).optional(),
  /** Stands before the other checks. */
  check: safeCheck.optional(),
  /** Stands before the other things not to do. */
  avoid: text.optional(),
  /** What stands in the place of the entry's own, where that does not hold for the case. */
  why: z.array(wordings.min(1)).optional(),
  youCheck: z.array(safeCheck).min(1).optional(),
  technicianDoes: z.array(text).optional(),
  cost: wordings.optional(),
  prevent: z.array(text).optional(),
  when: wordings.min(1).optional(),
  steps: z.array(step).min(1).optional(),
  /** What is asked next, the best first, in the place of the entry's own; none: who asks for another trade asks nothing of a gate next. In danger and of what is refused, some of the entry's own. */
  near: z.array(id).optional(),
  /** What whoever names the case sends, where the entry's chat says another thing. */
  chat: text.max(320).optional(),
  /** The numbers of the finder's questions, from 1 on, that the title leaves open, in the order in which they tell most; [] where it leaves none. */
  open: z.array(z.int().min(1)).optional(),
  /** What is said to whoever waits for the visit, where the entry says another thing; 'none': nothing. */
  untilVisit: z.enum([...UNTIL_VISIT, 'none']).optional(),
  /** What is at fault in the case, and lit in the drawing, where that is another part than the entry's. */
  part: z.enum(partIds).optional(),
});

export const entrySchema = z.strictObject({
  id,
  family: z.enum(FAMILIES),
  /** Why nothing is published of it; refusals alone. */
  refusal: z.enum(REFUSALS).optional(),
  /** Whether who asks wants a kit: its page compares the models, and the prices stand beside it. */
  kit: z.boolean().default(false),
  /** Whether its answer begins with the kit that moves the weight which the title names; a sliding leaf's alone. */
  byWeight: z.boolean().default(false),
  /** What the panel calls it: 'Motor gira e o portão não anda'. */
  subject: text.max(60),
  /** As it stands among the frequent questions. */
  question: text.max(120).regex(/\?$/),
  /** The kinds it holds for; none named means all. */
  gateKinds: z.array(z.enum(gateKindIds)).default([]),
  parts: z.array(z.enum(partIds)).default([]),
  /** What its drawing lights, where that is not the first of its parts that is drawn. */
  drawing: drawing.optional(),
  /** What the head of its page, or on a page of danger the place beside the text, shows in the stead of a part. */
  scene: z.enum(sceneIds).optional(),
  /** The answer at a glance: what holds in which situation. Each row is true by itself; `shows` is drawn beside it. */
  verdict: z
    .strictObject({
      title: text.max(36),
      /** Where two things are compared, what `holds` and `other` are of. */
      sides: z.tuple([text.max(24), text.max(24)]).optional(),
      rows: z
        .array(
          z.strictObject({
            when: text.max(44),
            holds: text.max(90),
            other: text.max(60).optional(),
            shows: z.enum(vignetteIds),
          }),
        )
        .min(2)
        .max(4),
    })
    .refine(({ sides, rows }) => rows.every(({ other }) => (other !== undefined) === (sides !== undefined)), {
      error: 'Each row compares both sides, where they are named',
    })
    .optional(),
  /** What is said to whoever waits for the visit, where the gate may stand open or keep somebody in: how a leaf is closed by hand, or that nobody moves it. */
  untilVisit: z.enum(UNTIL_VISIT).optional(),
  /** What its visit is about, where family, kinds and parts say another. */
  visit: z.enum(VISITS).optional(),
  /** How people ask it; what a title is compared with, never shown. */
  asks: z.array(text.max(150)).min(12),
  /** One sentence for search engines. */
  description: wordings.min(1),
  /** Two or three sentences that stand alone, true for whoever asks it: what supposes a circumstance is a case. */
  answer: wordings.min(1),
  /** Its place, said to whoever names a place of ours: what asks whether we come there is answered with yes. */
  answerInArea: wordings.default([]),
  cases: z.array(namedCase).default([]),
  /** Paragraphs, each in several wordings. */
  why: z.array(wordings.min(1)).min(1),
  /** Safe for lay people, in order, each with what it tells. */
  youCheck: z.array(safeCheck).default([]),
  avoid: z.array(text).default([]),
  when: wordings.default([]),
  technicianDoes: z.array(text).default([]),
  cost: wordings.default([]),
  prevent: z.array(text).default([]),
  /** What its questions find, where that is no fault: 'o que fazer'. */
  finds: text.max(30).optional(),
  finder: z.array(question).default([]),
  tilting: tilting.optional(),
  steps: z.array(step).default([]),
  time: text.optional(),
  tools: z.array(text).default([]),
  danger: text.optional(),
  /** What the visitor sends, with gaps to fill in. */
  chat: text.max(320),
  near: z.array(id).default([]),
  /** Official sources, for law and first aid. */
  sources: z.array(text).default([]),
});

export type NamedCase = z.infer<typeof namedCase>;
export type AskedEntry = z.infer<typeof entrySchema>;
/** An entry as pages show it: the ways of asking are learned from when the product is built, and are nowhere else. */
export type Entry = Omit<AskedEntry, 'asks'>;

/** Every text of an entry that is shown, with where it stands: 'answer[1]'. */
export function shownTexts(entry: Entry | AskedEntry): readonly (readonly [path: string, text: string])[] {
  const shown: Partial<AskedEntry> = { ...entry };
  delete shown.asks;
  delete shown.id;
  delete shown.near;
  return textsOf({
    ...shown,
    steps: entry.steps.map(({ title, text: says }) => ({ title, says })),
    // A row is read as one.
    verdict: entry.verdict && {
      title: entry.verdict.title,
      sides: entry.verdict.sides,
      rows: entry.verdict.rows.map(({ when, holds, other }) => [`${when}: ${holds}`, ...(other ? [other] : [])]),
    },
    cases: entry.cases.map((one) => ({ ...one, named: undefined, omits: undefined, near: undefined, part: undefined })),
  });
}

/** Every text within a value, with where it stands. */
export function textsOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => textsOf(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}
