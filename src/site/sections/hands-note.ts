import { gateKinds } from '../../business/gate-kinds.ts';
import type { Movement } from '../../business/gate-movements.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { withBatteryNote } from './battery-note.ts';
import type { ReadContent } from './read-content.ts';
import type { MovedGate } from './moved-gate.ts';
import { finderTexts, referredToBox, withFinderReworded, withReleaseBox } from './release-box.ts';
import { ofOneKind } from './release-conditions.ts';
import { untilVisitSection } from './until-visit.ts';

/** Their readers put a hand on the gate; whoever asks for a price does not. */
const OF_HANDS: ReadonlySet<Family> = new Set(['danger', 'fault', 'how-to', 'maintenance', 'brand', 'building']);

interface Handled {
  readonly entry: Entry | null;
  readonly content: ReadContent;
  /** What is said to whoever waits for the visit; '' for nothing. */
  readonly waiting: string;
  /** What stands before the steps; '' for nothing. */
  readonly box: string;
}

/** Where a hand is put on the gate: what it must be for that, in a box where it is said more than once, else the note on a battery. */
export function withHandsNote(
  entry: Entry | null,
  content: ReadContent,
  named: MovedGate,
  values: TextValues,
): Handled {
  const kinds = named.kind === null ? (entry?.gateKinds ?? []) : [named.kind];
  const movement = onlyOf(kinds.map((kind) => gateKinds[kind].movement));
  return ofMovement(noted(entry, content, { ...named, kind: onlyOf(kinds) }, values), movement);
}

/** What all of them are; null where they differ, or there are none. */
function onlyOf<Item>(items: readonly Item[]): Item | null {
  const [only, ...others] = new Set(items);
  return only !== undefined && others.length === 0 ? only : null;
}

function noted(entry: Entry | null, content: ReadContent, gate: MovedGate, values: TextValues): Handled {
  const waiting = untilVisitSection(entry, gate, values);
  if (entry === null || !OF_HANDS.has(entry.family)) return { entry, content, waiting, box: '' };
  const isDanger = entry.family === 'danger';
  const boxed = isDanger ? null : withReleaseBox(entry, content.sections, gate.kind, waiting);
  if (boxed === null)
    return {
      entry,
      content: {
        ...content,
        sections: withBatteryNote(content.sections, {
          isDanger,
          beside: [content.answer, ...finderTexts(entry), waiting].join(' '),
        }),
      },
      waiting,
      box: '',
    };
  return {
    entry: boxed.entry,
    content: { ...content, sections: boxed.sections },
    waiting: referredToBox(untilVisitSection(entry, gate, values, true)),
    box: boxed.box,
  };
}

/** Who has a gate that slides reads nothing of hinges. */
function ofMovement(handled: Handled, movement: Movement | null): Handled {
  if (movement === null) return handled;
  const { entry, content, waiting, box } = handled;
  const one = (text: string) => ofOneKind(text, movement);
  return {
    entry: entry && withFinderReworded(entry, one),
    content: {
      ...content,
      answer: content.answer === null ? null : one(content.answer),
      sections: content.sections.map((section) => ({ ...section, html: one(section.html) })),
    },
    waiting: one(waiting),
    box: one(box),
  };
}
