import type { Entry, Family, GateKind, Part, Visit } from '../../content/library/entry.ts';

const ROLLED_UP: ReadonlySet<GateKind> = new Set<GateKind>(['rolling', 'overhead']);
/** Parts that come first in the entries of what gives the sign. */
const SIGNS: ReadonlySet<Part> = new Set<Part>(['remote', 'receiver', 'antenna', 'push-button', 'intercom', 'lock']);
/** Under tension, electric or of steel: nobody runs a gate to show them. */
const UNDER_TENSION: ReadonlySet<Part> = new Set<Part>([
  'board',
  'wiring',
  'fuse',
  'earthing',
  'capacitor',
  'battery',
  'lamp',
  'siren',
  'counterweight',
  'cable',
  'spring',
  'arm',
  'hinge',
]);
/** Families whose visit goes to the part itself. */
const OF_PARTS: ReadonlySet<Family> = new Set<Family>(['fault', 'danger', 'how-to']);
const FORBIDS_RUNNING =
  /\b(?:não|nem|nunca|ninguém|sem|pare de) (?:\p{L}+ )?(?:acion|apert|religu|forc|insist|lig[au]|us[ea])|disjuntor (?:caiu|cai|desarm)|(?:deixe|mantenha)\b[^.]*desligad/iu;

/** What the visit of an entry is about; it decides what is said of it, and what is asked for before. */
export function visitOf({ visit, family, kit, gateKinds, parts: [part], answer }: Entry): Visit {
  if (visit) return visit;
  if (kit) return 'sale';
  if (family === 'danger') return 'still';
  if (gateKinds.length > 0 && gateKinds.every((kind) => ROLLED_UP.has(kind))) return 'shutter';
  if (family === 'purchase') return 'part';
  if (part === undefined) return 'plain';
  if (SIGNS.has(part)) return 'signal';
  if (!OF_PARTS.has(family)) return 'plain';
  return UNDER_TENSION.has(part) || answer.some((text) => FORBIDS_RUNNING.test(text)) ? 'still' : 'leaf';
}
