import type { CompanyData } from '../facts.ts';
import { parseCompany, type RefusedValue } from './company-schema.ts';
import { isBranch, isList } from './field.ts';
import { indexOfItem, placeOf } from './field-at.ts';
import { asItems, isObject, valueAt, withValue } from './value-path.ts';

/** What was typed, parted into what may be published and what keeps the rest from it. */
export interface UsablePart {
  /** With what is published in the place of each refused value; an item that is new and refused is left out. */
  readonly data: CompanyData;
  readonly refused: readonly RefusedValue[];
}

/** A path has no more parts: 'leafLimits.tilting.widthMetres', 'conventional.sizes.0.maxGateKg'. */
const PARTS_MAX = 4;

/** The same place in other data: an item of a list is found by its key. Null where the other data have no such item. */
export function samePlace(path: string, from: unknown, to: unknown): string | null {
  const keys = path.split('.');
  let translated = '';
  for (const [at, key] of keys.entries()) {
    const before = keys.slice(0, at).join('.');
    const list = before === '' ? null : placeOf(before)?.node;
    const isItem = list !== null && list !== undefined && isList(list);
    const found = isItem ? indexOfItem(valueAt(to, translated), valueAt(from, `${before}.${key}`), list) : key;
    if (found === -1) return null;
    translated = translated === '' ? String(found) : `${translated}.${found}`;
  }
  return translated;
}

/** The path of the item that a path leads into; null outside lists. */
function itemOf(path: string): string | null {
  return placeOf(path)?.within?.item ?? null;
}

/** Whether an item before it has the same key. */
function isSecond(data: unknown, item: string): boolean {
  const [list, at] = [item.slice(0, item.lastIndexOf('.')), Number(item.slice(item.lastIndexOf('.') + 1))];
  const node = placeOf(list)?.node;
  const items = asItems(valueAt(data, list));
  return node !== undefined && isList(node) && indexOfItem(items, items[at], node) < at;
}

/** The published item that an item with another's key was typed over: the one at its place, where no item has that one's key any more. */
function typedOver(data: unknown, item: string, base: CompanyData): string | null {
  const [list, published] = [item.slice(0, item.lastIndexOf('.')), valueAt(base, item)];
  const node = placeOf(list)?.node;
  if (published === undefined || node === undefined || !isList(node)) return null;
  return indexOfItem(valueAt(data, list), published, node) === -1 ? item : null;
}

/** With what stands at the path in `base`. */
function withBase(data: unknown, path: string, base: CompanyData): unknown {
  const item = itemOf(path);
  if (item !== null && valueAt(data, item) === undefined) return data;
  const there =
    item !== null && path === item && isSecond(data, item) ? typedOver(data, item, base) : samePlace(path, data, base);
  if (there === null) return item === null ? base : withValue(data, item, undefined);
  return withValue(data, path, valueAt(base, there));
}

/** Without the items that were emptied. */
function withoutGone(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== undefined).map(withoutGone);
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutGone(value)]));
}

/** Parts what was typed. A value that can only not stand beside another takes more with it: its item, then the whole part of the data. */
export function usablePart(typed: unknown, base: CompanyData): UsablePart {
  let parsed = parseCompany(typed);
  const refused = parsed.ok ? [] : parsed.refused;
  let mended = typed;
  for (let out = 0; out < PARTS_MAX && !parsed.ok; out += 1) {
    for (const { path } of parsed.refused) {
      const keys = (placeOf(path)?.path ?? '').split('.');
      const wider = keys.slice(0, Math.max(1, keys.length - out)).join('.');
      mended = wider === '' ? base : withBase(mended, wider, base);
    }
    mended = withoutGone(mended);
    parsed = parseCompany(mended);
  }
  return { data: parsed.ok ? parsed.data : base, refused };
}

/** Whether every refused value stands in a field, where it can be seen and mended; what has another shape than the data was typed by nobody. */
export function standInFields(refused: readonly RefusedValue[]): boolean {
  return refused.every(({ path }) => {
    const node = placeOf(path)?.node;
    return node !== undefined && !isBranch(node);
  });
}

/** Other data with the refused values of what was typed, where they still say what it was that was typed over. */
export function withRefusedOf(
  into: unknown,
  {
    typed,
    began,
    refused,
  }: { readonly typed: unknown; readonly began: unknown; readonly refused: readonly RefusedValue[] },
): unknown {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  let merged = into;
  for (const { path } of refused) {
    const own = placeOf(path)?.path ?? path;
    const item = itemOf(own);
    const place = samePlace(own, typed, merged);
    const start = samePlace(own, typed, began);
    if (place === null && item !== null) {
      const list = item.slice(0, item.lastIndexOf('.'));
      // Who took the item out meanwhile keeps it out.
      if (start === null) merged = withValue(merged, list, [...asItems(valueAt(merged, list)), valueAt(typed, item)]);
    } else if (place !== null && (start === null || isSame(valueAt(merged, place), valueAt(began, start))))
      merged = withValue(merged, place, valueAt(typed, own));
  }
  return merged;
}
