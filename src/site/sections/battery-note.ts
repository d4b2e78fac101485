import { sharedTexts } from '../../content/library/shared-texts.ts';

const BREAKER = /disjuntor/i;
const BATTERY = /bateria|nobreak/i;
const LIST_OF_STEPS = /<section>(?:(?!<\/section>)[\s\S])*<ol>(?:(?!<\/section>)[\s\S])*<\/section>/g;

/** The text with a note under the first list of steps for which the breaker is off, and of which none speaks of a battery: with one, the motor still runs. */
export function withBatteryNote(html: string): string {
  const section = html.match(LIST_OF_STEPS)?.find((found) => BREAKER.test(found) && !BATTERY.test(found));
  return section === undefined
    ? html
    : html.replace(section, () => section.replace(/<\/section>$/, `<p>${sharedTexts.batteryNote}</p></section>`));
}
