/** Whether a text is one of a record's own keys. */
export function isKeyOf<Rows extends object>(text: string, rows: Rows): text is Extract<keyof Rows, string> {
  return Object.hasOwn(rows, text);
}

/** A record's own keys, in their order. */
export function keysOf<Rows extends object>(rows: Rows): readonly Extract<keyof Rows, string>[] {
  return Object.keys(rows).filter((key) => isKeyOf(key, rows));
}
