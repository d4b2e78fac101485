import { sharedTexts } from '../../content/library/shared-texts.ts';
import type { ContentSection } from './read-content.ts';

const [STEPS, END] = ['<ol>', '</ol>'];
const BREAKER = /disjuntor/i;
const BATTERY = /bateria|nobreak/i;

/** The sections with a note at the steps of the first whose steps want the breaker off and of which none speaks of a battery: with one, the motor still runs. In danger nothing stands before what to do. */
export function withBatteryNote(sections: readonly ContentSection[], isDanger = false): readonly ContentSection[] {
  const note = `<p>${isDanger ? sharedTexts.dangerBatteryNote : sharedTexts.batteryNote}</p>`;
  const [mark, marked] = isDanger ? [END, END + note] : [STEPS, note + STEPS];
  const at = sections.findIndex(({ html }) => html.includes(STEPS) && BREAKER.test(html) && !BATTERY.test(html));
  return sections.map((section, nth) =>
    nth === at ? { ...section, html: section.html.replace(mark, marked) } : section,
  );
}
