import { type AnyList, type FieldNode, isBranch, isList } from '../../business/company/field.ts';
import { placeOf } from '../../business/company/field-at.ts';
import { companySections, sectionOf, type SectionId } from '../../business/company/company-sections.ts';

/** The description of the value at a path; null where there is none. */
export function fieldAt(path: string): FieldNode | null {
  return placeOf(path)?.node ?? null;
}

/** The top-level fields of a part of the screen, in their order. */
export function fieldsOfSection(section: SectionId): readonly string[] {
  return Object.entries(sectionOf)
    .filter(([, id]) => id === section)
    .map(([key]) => key);
}

/** In which part of the screen a value stands. */
export function sectionOfPath(path: string): SectionId {
  const top = path.split('.')[0] ?? '';
  const found = Object.entries(sectionOf).find(([key]) => key === top);
  return found?.[1] ?? 'identity';
}

export function isSection(id: string | null): id is SectionId {
  return companySections.some((section) => section.id === id);
}

/** An item as it stands before anything is typed in it. */
export function emptyItem(list: AnyList): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(list.item).map(([key, node]) => {
      if (isBranch(node) || isList(node) || node.optional === true) return [key, null];
      return [key, node.kind === 'yes-or-no' ? false : ''];
    }),
  );
}
