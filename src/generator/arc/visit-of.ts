import { gateKinds } from '../../business/gate-kinds.ts';
import { movements } from '../../business/gate-movements.ts';
import { gateParts } from '../../business/gate-parts.ts';
import type { Entry, Family, Visit } from '../../content/library/entry.ts';

/** Families whose visit goes to the part itself. */
const OF_PARTS: ReadonlySet<Family> = new Set<Family>(['fault', 'danger', 'how-to']);
const FORBIDS_RUNNING =
  /\b(?:não|nem|nunca|ninguém|sem|pare de) (?:\p{L}+ )?(?:acion|apert|religu|forc|insist|lig[au]|us[ea])|disjuntor (?:caiu|cai|desarm)|(?:deixe|mantenha)\b[^.]*desligad/iu;

/** What the visit of an entry is about; it decides what is said of it, and what is asked for before. */
export function visitOf({ visit, family, kit, gateKinds: kinds, parts: [part], answer }: Entry): Visit {
  if (visit) return visit;
  if (kit) return 'sale';
  if (family === 'danger') return 'still';
  if (kinds.length > 0 && kinds.every((kind) => movements[gateKinds[kind].movement].rolledUp)) return 'shutter';
  if (family === 'purchase') return 'part';
  if (part === undefined) return 'plain';
  const ofPart = gateParts[part].visit;
  if (ofPart === 'signal') return 'signal';
  if (!OF_PARTS.has(family)) return 'plain';
  return ofPart === 'still' || answer.some((text) => FORBIDS_RUNNING.test(text)) ? 'still' : 'leaf';
}
