const COLLATOR = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Compares as a Brazilian dictionary does: 'Água' before 'Brás', 'Á' with 'a'. Never leave this to a database's collation. */
export function compareText(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}

/** A sorted copy by the text that `key` reads. */
export function sortedByText<T>(items: Iterable<T>, key: (item: T) => string): T[] {
  return Array.from(items).toSorted((a, b) => compareText(key(a), key(b)));
}
