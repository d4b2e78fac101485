import type { GateKind } from '../../business/gate-kinds.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { numberedSteps, paragraph } from '../../text/html-fragments.ts';
import type { MovedGate } from './moved-gate.ts';
import { hangs } from './release-box.ts';

const isDoor = (gateKind: GateKind | null): boolean => gateKind === 'rolling';

/** What may be done until the technician comes, of the gate that the page is of: HTML. */
function doing(
  until: NonNullable<Entry['untilVisit']>,
  { kind: gateKind, isShared }: MovedGate,
  isBoxed: boolean,
): readonly string[] {
  const {
    hand,
    handSteps,
    handsOff,
    handsOffBattery,
    hangs: hanging,
    door,
    wait,
    waitDoor,
    shared,
  } = sharedTexts.untilVisit;
  if (isShared && !isDoor(gateKind)) return [paragraph(shared)];
  const off = isBoxed ? handsOff : `${handsOff} ${handsOffBattery}`;
  // Whoever is in a hurry reads the steps alone: what forbids them stands before them.
  const byHand = [paragraph(off), paragraph(hand) + numberedSteps(handSteps)];
  if (until === 'wait') return [paragraph(isDoor(gateKind) ? waitDoor : wait)];
  if (isDoor(gateKind)) return [paragraph(door)];
  if (gateKind === null) return [...byHand, paragraph(hanging)];
  return hangs(gateKind) ? [paragraph(hanging)] : byHand;
}

/** Whom to call, to whoever cannot wait and has not been told; '' where the gate still works. */
export function callAtOnce(entry: Pick<Entry, 'untilVisit'> | null, answer: string, values: TextValues): string {
  if (!entry?.untilVisit || answer.includes(values.facts.phone)) return '';
  return fillText(sharedTexts.untilVisit.atOnce, values);
}

/**
 * For whoever waits with an open house or a car that cannot leave; '' where the gate still works.
 *
 * @param isBoxed whether a box of the page says how a battery is known.
 */
export function untilVisitSection(
  entry: Pick<Entry, 'untilVisit'> | null,
  gate: MovedGate,
  values: TextValues,
  isBoxed = false,
): string {
  if (!entry?.untilVisit) return '';
  const { title, doorTitle, call } = sharedTexts.untilVisit;
  const told = [paragraph(call), ...doing(entry.untilVisit, gate, isBoxed)].map((html) => fillText(html, values));
  return `<section class="waiting"><h2>${isDoor(gate.kind) ? doorTitle : title}</h2>${told.join('')}</section>`;
}
