/** Values of the company's data by their path, 'models.0.price', in whatever was typed so far. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
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
