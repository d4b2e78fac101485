import { asItems, valueAt, withValue } from '../../business/company/value-path.ts';
import { postSlug } from '../../text/slug.ts';

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
