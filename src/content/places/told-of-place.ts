import type { Place } from '../../business/place.ts';
import { anglesOf, onlyAngleOf } from './angles/known-angles.ts';
import { requirePlaceText } from './place-text.ts';

/** Of how goods come: nothing for whoever has a gate mended. */
const OF_BUYING = /mont(?:ar|agem|ad)|compr|pedi(?:do|r)|instal|entreg|kit\b|caixa|proposta|orçamento|data\b/iu;
const OF_TILTING = /basculante/iu;

/** Paragraphs of what is known of a place, for whoever has a gate there that is mended or looked after: its note, then what its gates go through. */
export function toldOfGates(place: Place, title: string): readonly string[] {
  const { paragraphs } = requirePlaceText(place);
  const angles = anglesOf(place);
  if (angles === undefined) return [...paragraphs, onlyAngleOf(place) ?? []].flat();
  const { electronic, automation, tilting, store } = angles;
  const more = OF_TILTING.test(title) ? [tilting, electronic] : [electronic, automation];
  return [...paragraphs, ...more, ...(OF_BUYING.test(store) ? [] : [store])];
}
