import { openingState } from '../../business/opening-hours.ts';
import { useSite } from '../site-context.ts';

/** As it stands now in São Paulo, and true of any place that the page is about; a cached page ends when it changes (`siteVariant`'s `until`). */
export function OpeningNow() {
  const { facts, now, texts } = useSite();
  return openingState(facts, now).open
    ? `Atendimento agora, até as ${facts.hours.closes}h`
    : `Emergência ${texts.emergencyShort}, até ${texts.emergencyRadius}`;
}
