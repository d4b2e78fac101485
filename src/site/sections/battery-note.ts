import { sharedTexts } from '../../content/library/shared-texts.ts';
import type { ContentSection } from './read-content.ts';

const [STEPS, END] = ['<ol>', '</ol>'];
const BREAKER = /disjuntor/i;
const BATTERY = /bateria|nobreak/i;
/** Bids to put a hand on the gate or its motor. */
const HANDS =
  /\b(?:solt[ea]|destrav|empurr|mov[ae]|limp[ea]|pass[ea] (?:um|o) |puxe|varr|lubrifi|escov|gir[ea])|na mão/i;

/** What has a battery still runs with the breaker off. */
function wantsNote(html: string, isDanger: boolean): boolean {
  return html.includes(STEPS) && BREAKER.test(html) && !BATTERY.test(html) && (isDanger || HANDS.test(html));
}

/** The sections with a note at the steps of the first that bid to put a hand on a gate whose breaker is off, and do not speak of a battery. In danger nothing stands before what to do. */
export function withBatteryNote(sections: readonly ContentSection[], isDanger = false): readonly ContentSection[] {
  const note = `<p>${isDanger ? sharedTexts.dangerBatteryNote : sharedTexts.batteryNote}</p>`;
  const [mark, marked] = isDanger ? [END, END + note] : [STEPS, note + STEPS];
  const at = sections.findIndex(({ html }) => wantsNote(html, isDanger));
  return sections.map((section, nth) =>
    nth === at ? { ...section, html: section.html.replace(mark, marked) } : section,
  );
}
