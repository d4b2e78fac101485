import type { GateKind } from '../../business/gate-kinds.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { hangs } from './release-box.ts';

const isDoor = (gateKind: GateKind | null): boolean => gateKind === 'rolling';

/** What may be done until the technician comes, of the gate that the page is of. */
function doing(until: NonNullable<Entry['untilVisit']>, gateKind: GateKind | null): readonly string[] {
  const { hand, handsOff, hangs: hanging, door, wait, waitDoor } = sharedTexts.untilVisit;
  if (until === 'wait') return [isDoor(gateKind) ? waitDoor : wait];
  if (isDoor(gateKind)) return [door];
  if (gateKind === null) return [hand, handsOff, hanging];
  return hangs(gateKind) ? [hanging] : [hand, handsOff];
}

/** For whoever waits with an open house or a car that cannot leave; '' where the gate still works. */
export function untilVisitSection(
  entry: Pick<Entry, 'untilVisit'> | null,
  gateKind: GateKind | null,
  values: TextValues,
): string {
  if (!entry?.untilVisit) return '';
  const { title, doorTitle, call } = sharedTexts.untilVisit;
  const paragraphs = [call, ...doing(entry.untilVisit, gateKind)].map((text) => `<p>${fillText(text, values)}</p>`);
  return `<section class="waiting"><h2>${isDoor(gateKind) ? doorTitle : title}</h2>${paragraphs.join('')}</section>`;
}
