import { factTexts, type FactTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import type { Place } from '../../business/place.ts';
import { noun } from '../../text/noun.ts';
import { inPlace, type Named, ofPlace, theName, toPlace } from '../../text/portuguese.ts';
import { ANOTHER_MAKER, type TextValues } from './placeholders.ts';

/** What a page speaks of; null where it is meant in general. */
export interface SpokenOf {
  readonly place: Place | Named | null;
  readonly gateKind: GateKind | null;
  /** Another maker. */
  readonly brand: string | null;
}

const REGION: Named = { name: 'São Paulo e região', article: null };

const anyGate = noun('portão', 'portões', 'm');

/** The values of a library text; `shown` makes of each what the text becomes: escaped for HTML, as it is for plain text. */
export function valuesWith(
  facts: FactTexts,
  { place, gateKind, brand }: SpokenOf,
  shown: (text: string) => string,
): TextValues {
  const named = place ?? REGION;
  const gate = gateKind === null ? anyGate : gateKinds[gateKind].gate;
  return {
    facts,
    place: {
      name: shown(named.name),
      the: shown(theName(named)),
      in: shown(inPlace(named)),
      here: place ? ` ${shown(inPlace(place))}` : '',
      of: shown(ofPlace(named)),
      to: shown(toPlace(named)),
    },
    gate: { name: gate.name, the: gate.the, of: gate.of, in: gate.in },
    brand:
      brand === null
        ? { name: ANOTHER_MAKER, of: `de ${ANOTHER_MAKER}` }
        : { name: shown(brand), of: `da ${shown(brand)}` },
  };
}

/** For plain texts, and for what React escapes. */
export function textValues(facts: Facts, spokenOf: SpokenOf): TextValues {
  return valuesWith(factTexts(facts), spokenOf, (text) => text);
}
