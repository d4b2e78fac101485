/** Texts as what they are compared by, each feature weighted by how rare it is, every text of length one. Pure. */

/** What a text is compared by, each with its weight. */
export type Features = ReadonlyMap<string, number>;

/** The features that count, in arrays, so that they are read in no time and take little memory. */
export interface KnownFeatures {
  /** Of the features, ascending. */
  readonly hashes: Uint32Array;
  /** Inverse document frequency of each feature. */
  readonly rarities: Float32Array;
}

/** A feature of fewer texts tells one text, not a class. */
const FEWEST_TEXTS = 2;

/** FNV-1a, 32 bits. Of some 40,000 features hardly two are alike. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Where a number stands in ascending ones, or -1. */
export function indexIn(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function featuresKnownBy(texts: readonly Features[]): KnownFeatures {
  const frequency = new Map<number, number>();
  for (const features of texts) {
    for (const feature of features.keys()) {
      const hash = hashOf(feature);
      frequency.set(hash, (frequency.get(hash) ?? 0) + 1);
    }
  }
  const kept = [...frequency].filter(([, known]) => known >= FEWEST_TEXTS).toSorted(([a], [b]) => a - b);
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    rarities: Float32Array.from(kept, ([, known]) => Math.log(1 + texts.length / known)),
  };
}

export type Vector = readonly (readonly [feature: number, part: number])[];

/** Of length one, by the features' numbers; those that no class knows are left out. */
export function vectorOf({ hashes, rarities }: KnownFeatures, features: Features): Vector {
  const weights = [...features].flatMap(([feature, weight]) => {
    const at = indexIn(hashes, hashOf(feature));
    return at === -1 ? [] : [[at, weight * (rarities[at] ?? 0)] as const];
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return weights.map(([at, weight]) => [at, weight / length] as const);
}

/** A text to learn from. */
export interface Example {
  /** The number of its class, from 0. */
  readonly label: number;
  /** How much of a text of its class it counts for. */
  readonly weight: number;
  readonly features: Uint32Array;
  /** What each feature is of a text of length one. */
  readonly parts: Float32Array;
}

/** How many features and classes there are. */
export interface Extent {
  readonly features: number;
  readonly classes: number;
}
