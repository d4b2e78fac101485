import { gateKindIds } from '../business/gate-kind-ids.ts';
import { gateKinds } from '../business/gate-kinds.ts';
import { gateParts, type PartRow } from '../business/gate-parts.ts';
import { spelledAs, type Spellings } from '../business/spellings.ts';

/** The vocabulary of the tables of kinds and parts: `vocabulary.yaml` holds all other words. */

interface NamedBy {
  readonly key: string;
  readonly called: Spellings;
  readonly isAnchor: boolean;
  readonly isGate: boolean;
}

const kinds = gateKindIds.map((id) => gateKinds[id]);
const rows: readonly PartRow[] = Object.values(gateParts);

const named: readonly NamedBy[] = [
  ...kinds.map(({ key, called }) => ({ key, called, isAnchor: true, isGate: true })),
  ...rows.flatMap(({ keys }) =>
    Object.entries(keys).map(([key, { tells, ...called }]) => ({
      key,
      called,
      isAnchor: tells !== 'nothing',
      isGate: tells === 'gate',
    })),
  ),
];

type Forms = readonly (readonly [key: string, typed: readonly string[]])[];

/** As `words` and `phrases` of the vocabulary. */
export const wordsOfGates: Forms = named.flatMap(({ key, called: { words } }) =>
  words === undefined ? [] : [[key, spelledAs(words)] as const],
);
export const phrasesOfGates: Forms = named.flatMap(({ key, called: { phrases } }) =>
  phrases === undefined ? [] : [[key, spelledAs(phrases)] as const],
);

export const anchorsOfGates: readonly string[] = named.filter(({ isAnchor }) => isAnchor).map(({ key }) => key);
export const keysOfGates: readonly string[] = named.filter(({ isGate }) => isGate).map(({ key }) => key);
export const circumstancesOfGates: readonly string[] = kinds
  .filter(({ isCircumstance }) => isCircumstance)
  .map(({ key }) => key);
