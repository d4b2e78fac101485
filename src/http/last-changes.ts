/** Changes are numbered in their order (the change feed's versions). */
export interface ChangePosition {
  readonly version: number;
  /** When that change was made, ISO-8601; with the number it names one change among all that a database, or a copy of it, has seen. */
  readonly changedAt: string;
}

/** Knows whether what was read at a version is still valid. */
export interface LastChanges {
  /** The last change that it knows. */
  version(): number;
  /** Whatever was read before this version may have changed. */
  floor(): number;
  /** @param tags null for a change of everything. */
  note(tags: readonly string[] | null, version: number): void;
  /** Whether something with one of these tags may have changed after the version. */
  changedAfter(tags: readonly string[], version: number): boolean;
}

export interface KnownChanges {
  readonly version: number;
  readonly floor: number;
  /** Each tag with the version that touched it last. */
  readonly tags: Iterable<readonly [tag: string, version: number]>;
}

/** The most tags that it distinguishes, some 2 MB. With more it takes everything for changed and starts again. */
const TAGS_MAX = 20_000;

/** @param tagsMax fewer in tests. */
export function createLastChanges(
  known: KnownChanges = { version: 0, floor: 0, tags: [] },
  tagsMax: number = TAGS_MAX,
): LastChanges {
  const touched = new Map(known.tags);
  let { version, floor } = known;
  return {
    version: () => version,
    floor: () => floor,
    note(tags, at) {
      version = Math.max(version, at);
      for (const tag of tags ?? []) touched.set(tag, at);
      if (tags !== null && touched.size <= tagsMax) return;
      touched.clear();
      floor = version;
    },
    changedAfter: (tags, since) =>
      since < floor || (since < version && tags.some((tag) => (touched.get(tag) ?? 0) > since)),
  };
}
