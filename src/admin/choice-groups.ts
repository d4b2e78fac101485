import { gateKindIds } from '../business/gate-kind-ids.ts';
import { gateKinds } from '../business/gate-kinds.ts';
import type { Understood, UnderstandingOptions } from '../pages/page-contracts.ts';
import { type Choice, familyNames, nearestSubjects, noKind, noPlace, placeCandidates } from './understanding-labels.ts';

/** Choices under a heading. */
export interface ChoiceGroup {
  readonly name: string;
  readonly items: readonly Choice[];
}

/** All subjects, the nearest first, then by family; those near are not offered twice. */
export function subjectGroups(understood: Understood, { entries }: UnderstandingOptions): ChoiceGroup[] {
  const near = nearestSubjects(understood);
  const isNear = new Set(near.map(({ value }) => value));
  const families = Object.entries(familyNames).map(([family, name]) => ({
    name,
    items: entries
      .filter((option) => option.family === family && !isNear.has(option.entry))
      .map(({ entry, subject }) => ({ value: entry, label: subject })),
  }));
  return filled([{ name: 'Mais próximos', items: near }, ...families]);
}

/** The places of an ambiguous name first. */
export function placeGroups(understood: Understood, { places }: UnderstandingOptions): ChoiceGroup[] {
  const candidates = placeCandidates(understood);
  const isCandidate = new Set(candidates.map(({ value }) => value));
  const others = places
    .filter(({ key }) => !isCandidate.has(key))
    .map(({ key, name }) => ({ value: key, label: name }));
  return filled([
    { name: 'Com esse nome', items: candidates },
    { name: 'Todos os lugares', items: [noPlace, ...others] },
  ]);
}

/** Any, and every kind. */
export function kindGroups(): ChoiceGroup[] {
  return [
    {
      name: 'Tipos de portão',
      items: [noKind, ...gateKindIds.map((value) => ({ value, label: gateKinds[value].choice }))],
    },
  ];
}

function filled(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
