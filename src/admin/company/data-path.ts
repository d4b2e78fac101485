import { postSlug } from '../../text/slug.ts';

/** Values of the company's data by their path, 'models.0.price', in whatever was typed so far. */

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A field that comes late is absent in an object: undefined, like what is below null. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) ? value[key] : undefined;
  }, data);
}

function withKeys(data: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(data))
    return data.map((item: unknown, at) =>
      String(at) === key ? (rest.length === 0 ? value : withKeys(item, rest, value)) : item,
    );
  const before = isObject(data) ? data : {};
  const next = rest.length === 0 ? value : withKeys(before[key], rest, value);
  const { [key]: _, ...others } = before;
  return next === undefined ? others : { ...before, [key]: next };
}

/** A copy with another value at the path; undefined takes the field out. */
export function withValue(data: unknown, path: string, value: unknown): unknown {
  return withKeys(data, path.split('.'), value);
}

/** The list with the item at `from` in the place `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** 'models.*.price' as the paths that it stands for: 'models.0.price', 'models.1.price'. */
export function spreadPath(data: unknown, path: string): readonly string[] {
  const [before, after] = path.split('.*.');
  if (before === undefined || after === undefined) return [path];
  return asItems(valueAt(data, before)).map((_, at) => `${before}.${at}.${after}`);
}

/** The data with the identifier that follows a model's name, as long as the model was never published under another. */
export function withModelId(data: unknown, path: string, before: unknown, published: readonly string[]): unknown {
  const [, model] = /^(models\.\d+)\.name$/.exec(path) ?? [];
  if (model === undefined) return data;
  const [id, name] = [valueAt(before, `${model}.id`), valueAt(before, `${model}.name`)];
  const isOwn = id === '' || (typeof name === 'string' && id === postSlug(name));
  const next = valueAt(data, path);
  if (!isOwn || (typeof id === 'string' && published.includes(id)) || typeof next !== 'string') return data;
  return withValue(data, `${model}.id`, postSlug(next));
}
