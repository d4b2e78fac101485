import { type AnyList, type FieldBranch, type FieldNode, isBranch, isList } from './field.ts';
import { companyFields } from './fields.ts';
import { asItems, isObject, valueAt } from './value-path.ts';

const root: FieldBranch = companyFields;

interface Place {
  readonly node: FieldNode;
  /** Of the node: without what leads into a value that is one field. */
  readonly path: string;
  /** The list that it stands in, and the path of the item. */
  readonly within: { readonly list: AnyList; readonly item: string } | null;
}

/** What describes the value at a path, or the field that the value is a part of: the second line of a list of texts, an end of a range. */
export function placeOf(path: string): Place | null {
  let place: Place = { node: root, path: '', within: null };
  for (const key of path.split('.')) {
    const { node, within } = place;
    const here = place.path === '' ? key : `${place.path}.${key}`;
    if (isList(node)) place = { node: node.item, path: here, within: { list: node, item: here } };
    else if (isBranch(node)) {
      const next: FieldNode | undefined = Object.hasOwn(node, key) ? node[key] : undefined;
      if (next === undefined) return null;
      place = { node: next, path: here, within };
    } else return place;
  }
  return place;
}

/** 'Preço do Jetflex', as it is called in the data that were typed. */
export function labelOf(path: string, typed: unknown): string {
  const place = placeOf(path);
  if (place === null || isBranch(place.node)) return path;
  const { node, within } = place;
  if (within === null) return node.label;
  const { list, item } = within;
  const name = itemName(valueAt(typed, item), list.key).trim();
  return name === '' ? `${node.label} (novo ${list.one})` : `${node.label} ${list.of} ${name}`;
}

/** What an item of a list is called. */
export function itemName(item: unknown, key: string): string {
  if (!isObject(item)) return '';
  return String(item['name'] ?? item[key] ?? '');
}

/** Where an item stands in another state of the list, found by its key; -1 where it does not. */
export function indexOfItem(items: unknown, item: unknown, { key }: Pick<AnyList, 'key'>): number {
  const sought = isObject(item) ? item[key] : undefined;
  return asItems(items).findIndex((other) => isObject(other) && other[key] === sought);
}
