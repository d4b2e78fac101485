/**
 * A multinomial naive Bayes classifier over weighted features: weights by inverse document frequency, every text of length one, every class as
 * heavy as the others whatever the number of its texts (McCallum & Nigam 1998; the weights after Rennie et al., 'Tackling the Poor Assumptions
 * of Naive Bayes Text Classifiers', 2003). Pure.
 */

/** What a text is compared by, each with its weight. */
export type Features = ReadonlyMap<string, number>;

export interface LabelledText {
  /** The number of its class, from 0. */
  readonly label: number;
  readonly features: Features;
  /** How much of a text of its class it counts for. */
  readonly weight: number;
}

/** What was learned, in arrays, so that it is read in no time and takes little memory. */
export interface NaiveBayesModel {
  /** Of the features, ascending. */
  readonly hashes: Uint32Array;
  /** Inverse document frequency of each feature. */
  readonly rarities: Float32Array;
  /** Where the postings of each feature begin; one more than features. */
  readonly starts: Uint32Array;
  /** Classes that know a feature, and how much it speaks for each. */
  readonly labels: Uint16Array;
  readonly gains: Float32Array;
  /** What a feature costs each class that does not know it. */
  readonly costs: Float32Array;
}

/** A feature of fewer texts tells one text, not a class. */
const FEWEST_TEXTS = 2;
/** Added to every count, so that an unseen feature makes no class impossible (Lidstone). */
const SMOOTHING = 0.1;
/** Texts of length one leave the probabilities flat; with this exponent they are about as often right as they say. */
const SHARPNESS = 2.5;

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

type Weights = readonly (readonly [feature: number, weight: number])[];

/** Of length one, by the features' numbers; those that no class knows are left out. */
function vectorOf({ hashes, rarities }: Pick<NaiveBayesModel, 'hashes' | 'rarities'>, features: Features): Weights {
  const weights = [...features].flatMap(([feature, weight]) => {
    const at = indexIn(hashes, hashOf(feature));
    return at === -1 ? [] : [[at, weight * (rarities[at] ?? 0)] as const];
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return weights.map(([at, weight]) => [at, weight / length] as const);
}

export function trainNaiveBayes(texts: readonly LabelledText[], classes: number): NaiveBayesModel {
  const frequency = new Map<number, number>();
  for (const { features } of texts) {
    for (const feature of features.keys()) {
      const hash = hashOf(feature);
      frequency.set(hash, (frequency.get(hash) ?? 0) + 1);
    }
  }
  const kept = [...frequency].filter(([, known]) => known >= FEWEST_TEXTS).toSorted(([a], [b]) => a - b);
  const hashes = Uint32Array.from(kept, ([hash]) => hash);
  const rarities = Float32Array.from(kept, ([, known]) => Math.log(1 + texts.length / known));

  const textsOf = new Float64Array(classes);
  for (const { label, weight } of texts) textsOf[label] = (textsOf[label] ?? 0) + weight;
  const totals = new Float64Array(classes);
  const counts = kept.map(() => new Map<number, number>());
  for (const { label, features, weight } of texts) {
    const share = (weight * texts.length) / classes / (textsOf[label] ?? 1);
    for (const [feature, part] of vectorOf({ hashes, rarities }, features)) {
      const known = counts[feature];
      known?.set(label, (known.get(label) ?? 0) + part * share);
      totals[label] = (totals[label] ?? 0) + part * share;
    }
  }
  const postings = counts.flatMap((known) => [...known]);
  let start = 0;
  return {
    hashes,
    rarities,
    starts: Uint32Array.from([0, ...counts.map(({ size }) => (start += size))]),
    labels: Uint16Array.from(postings, ([label]) => label),
    gains: Float32Array.from(postings, ([, count]) => Math.log((count + SMOOTHING) / SMOOTHING)),
    costs: Float32Array.from(totals, (total) => Math.log(total + SMOOTHING * hashes.length)),
  };
}

/** The probability of each class, by its number; they add up to 1. */
export function classify(model: NaiveBayesModel, features: Features): Float64Array {
  const weights = vectorOf(model, features);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const scores = Float64Array.from(model.costs, (cost) => -cost * whole);
  for (const [feature, weight] of weights) {
    const end = model.starts[feature + 1] ?? 0;
    for (let at = model.starts[feature] ?? 0; at < end; at += 1) {
      const label = model.labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + weight * (model.gains[at] ?? 0);
    }
  }
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(SHARPNESS * (score - best)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
