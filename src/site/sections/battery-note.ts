import { sharedTexts } from '../../content/library/shared-texts.ts';
import type { ContentSection } from './read-content.ts';

const [STEPS, END] = ['<ol>', '</ol>'];
const BREAKER = /disjuntor/i;
const BATTERY = /bateria|nobreak/i;
const WITHOUT_BATTERY = /sem bateria/i;
const IS_EXPLAINED = /última falta de luz|caixa de bateria/i;
/** Bids to put a hand on the gate or its motor. */
const HANDS =
  /\b(?:solt[ea]|destrav|empurr|mov[ae]|limp[ea]|pass[ea] (?:um|o) |puxe|varr|lubrifi|escov|gir[ea])|na mão/i;

/** What has a battery still runs with the breaker off. */
function wantsNote(html: string, isDanger: boolean): boolean {
  return html.includes(STEPS) && BREAKER.test(html) && !BATTERY.test(html) && (isDanger || HANDS.test(html));
}

interface Told {
  readonly isDanger?: boolean;
  /** What else the page says. */
  readonly beside?: string;
}

/** Where it is said how one knows of a battery: before the first steps that suppose that there is none, else before the first of all; below 0 where nothing supposes it, or the page says it already. */
function wantsSign(sections: readonly ContentSection[], beside: string): number {
  const texts = [...sections.map(({ html }) => html), beside];
  if (!texts.some((text) => WITHOUT_BATTERY.test(text)) || texts.some((text) => IS_EXPLAINED.test(text))) return -1;
  const supposing = sections.findIndex(({ html }) => html.includes(STEPS) && WITHOUT_BATTERY.test(html));
  return supposing >= 0 ? supposing : sections.findIndex(({ html }) => html.includes(STEPS));
}

/** The sections with a note at the steps of the first that bid to put a hand on a gate whose breaker is off, and do not speak of a battery; else, where the page supposes that there is none, with how one knows of it. In danger nothing stands before what to do. */
export function withBatteryNote(
  sections: readonly ContentSection[],
  { isDanger = false, beside = '' }: Told = {},
): readonly ContentSection[] {
  const { batterySign, handsOffWithBattery, breakerNote, dangerBatteryNote } = sharedTexts;
  const noted = sections.findIndex(({ html }) => wantsNote(html, isDanger));
  const at = noted < 0 && !isDanger ? wantsSign(sections, beside) : noted;
  const notes = [
    batterySign,
    ...(HANDS.test(sections[at]?.html ?? '') ? [handsOffWithBattery] : []),
    ...(noted < 0 ? [] : [breakerNote]),
  ];
  const note = isDanger ? dangerBatteryNote : notes.join(' ');
  const [mark, marked] = isDanger ? [END, `${END}<p>${note}</p>`] : [STEPS, `<p>${note}</p>${STEPS}`];
  return sections.map((section, nth) =>
    nth === at ? { ...section, html: section.html.replace(mark, marked) } : section,
  );
}
