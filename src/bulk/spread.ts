/** At most `most` of the items, at even distances, from the first on. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const count = Math.min(most, items.length);
  return Array.from({ length: count }, (_, at) => Math.floor((at * items.length) / count)).flatMap((position) =>
    items.slice(position, position + 1),
  );
}
