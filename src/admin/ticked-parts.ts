import { type PartList, SERVICE_LIST } from '../business/title-parts.ts';
import type { Named } from '../text/portuguese.ts';

/** What a tick is kept by: a name may stand in two lists. */
export function tickOf(list: Pick<PartList, 'id'>, part: Named): string {
  return `${list.id}/${part.name}`;
}

/** What is ticked and still stands in its list, in the order in which it was ticked. */
export function tickedParts(
  lists: readonly PartList[],
  ticked: ReadonlySet<string>,
): { readonly services: readonly string[]; readonly places: readonly Named[] } {
  const known = new Map(lists.flatMap((list) => list.parts.map((part) => [tickOf(list, part), { list, part }])));
  const found = [...ticked].flatMap((tick) => known.get(tick) ?? []);
  return {
    services: found.flatMap(({ list, part }) => (list.id === SERVICE_LIST ? [part.name] : [])),
    places: found.flatMap(({ list, part }) => (list.id === SERVICE_LIST ? [] : [part])),
  };
}
