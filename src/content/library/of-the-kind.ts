import { type Movement, movements } from '../../business/gate-movements.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';

/** The gate: 'pode abrir', 'ordem de abrir' and 'antes de abrir' name none. */
const DE_ABRIR = String.raw`(?:port(?:ão|ões)|folhas?|(?<!\p{L})(?:n?os?|dos?|aos?|ou|e|é)) de abrir(?!\p{L})`;

/** What only gates that move so have, and how they are called. */
const OWN: Readonly<Record<Movement, RegExp>> = {
  sliding: /de correr|deslizante|cremalheira|pinh(ão|ões)|(?<!\p{L})ímã/iu,
  tilting: /basculante|que (?:sobe e )?desce|contrapeso|cabo de aço|\bcabos?\b|\bmolas?\b/i,
  swing: new RegExp(`${DE_ABRIR}|pivotante|dobradiça|pistão|pistões`, 'iu'),
  overhead: /seccionad|\bmolas?\b|\bpainé(l|is)/i,
  rolling: /de enrolar|lâmina/i,
};
/** How they are called. */
const NAMES: Readonly<Record<Movement, RegExp>> = {
  sliding: /de correr|deslizante/i,
  tilting: /basculante/i,
  swing: new RegExp(`${DE_ABRIR}|pivotante`, 'iu'),
  overhead: /seccionad/i,
  rolling: /de enrolar/i,
};
/** What keeps a person safe is said of every gate. */
const OF_PEOPLE = /afast|ninguém|crianç|embaixo|debaixo/i;
const FIRST_SENTENCE = /^[^.?!;]*/;
/** Bids for those whose leaf may be moved by hand, whatever they say of the others behind. */
const TO_MOVING_GATES =
  /^(?:só )?(?:no|na folha|em portão|se (?:o seu )?é) (?:portão )?(?:de correr|deslizante|de abrir)/iu;

/** Whether counterweights or springs carry the leaf, so that nobody but a technician moves it. */
const hangs = (movement: Movement): boolean => movements[movement].underTension;

/** Whether a text, as the library has it, speaks first of what another kind of gate has and this one has not. */
export function isOfAnotherKind(text: string, kind: GateKind): boolean {
  const { movement } = gateKinds[kind];
  const first = FIRST_SENTENCE.exec(text)?.[0] ?? text;
  if (hangs(movement) && TO_MOVING_GATES.test(text)) return true;
  if (OWN[movement].test(text) || OF_PEOPLE.test(first)) return false;
  return Object.entries(OWN).some(([other, own]) => other !== movement && own.test(first));
}

/** Says what those do whose leaf may be moved by hand. */
const OF_MOVING_GATES = /de correr (?:\([^)]*\) )?ou (?:no |o |do )?de abrir/iu;

/** Whether a text, as the library has it, begins by naming another kind of gate, and this one nowhere; of a gate that nobody may release, whether it names another at all, since it bids to. */
export function namesAnotherKind(text: string, kind: GateKind): boolean {
  const { movement } = gateKinds[kind];
  if (hangs(movement) && OF_MOVING_GATES.test(text)) return true;
  const read = hangs(movement) ? text : (FIRST_SENTENCE.exec(text)?.[0] ?? text);
  return !NAMES[movement].test(text) && Object.values(NAMES).some((other) => other.test(read));
}

/** Of texts that stand in a list, those that may be said of the gate that the title names; all, where it names none, or that leaves none of a gate that may be moved by hand. */
export function ofTheKind<T>(
  { gateKind }: { readonly gateKind: GateKind | null },
  items: readonly T[],
  textOf: (item: T) => string,
): readonly T[] {
  if (gateKind === null) return items;
  const kept = items.filter((item) => !isOfAnotherKind(textOf(item), gateKind));
  return kept.length > 0 || hangs(gateKinds[gateKind].movement) ? kept : items;
}
