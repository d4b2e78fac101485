import { sharedTexts } from '../../content/library/shared-texts.ts';
import type { ContentSection } from './read-content.ts';

const STEPS = '<ol>';
const BREAKER = /disjuntor/i;
const BATTERY = /bateria|nobreak/i;

/** The sections with a note before the steps of the first whose steps want the breaker off and of which none speaks of a battery: with one, the motor still runs. */
export function withBatteryNote(sections: readonly ContentSection[]): readonly ContentSection[] {
  const at = sections.findIndex(({ html }) => html.includes(STEPS) && BREAKER.test(html) && !BATTERY.test(html));
  return sections.map((section, nth) =>
    nth === at
      ? { ...section, html: section.html.replace(STEPS, `<p>${sharedTexts.batteryNote}</p>${STEPS}`) }
      : section,
  );
}
