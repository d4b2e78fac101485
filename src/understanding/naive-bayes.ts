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
}

export interface Classifier {
  /** The probability of each class, by its number; they add up to 1. */
  classify(features: Features): Float64Array;
}

/** A feature of fewer texts tells one text, not a class. */
const FEWEST_TEXTS = 2;
/** Added to every count, so that an unseen feature makes no class impossible (Lidstone). */
const SMOOTHING = 0.1;
/** Texts of length one leave the probabilities flat; with this exponent they are about as often right as they say. */
const SHARPNESS = 2.5;

/** A class that knows a feature, and how much the feature speaks for it. */
interface Posting {
  readonly label: number;
  readonly gain: number;
}

export function trainNaiveBayes(texts: readonly LabelledText[], classes: number): Classifier {
  const frequency = new Map<string, number>();
  for (const { features } of texts) for (const feature of features.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const rarity = new Map<string, number>();
  for (const [feature, known] of frequency) if (known >= FEWEST_TEXTS) rarity.set(feature, Math.log(1 + texts.length / known));

  /** Of length one; features that no class knows are left out. */
  const vectorOf = (features: Features) => {
    const weights: [string, number][] = [];
    for (const [feature, weight] of features) {
      const rare = rarity.get(feature);
      if (rare !== undefined) weights.push([feature, weight * rare]);
    }
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const pair of weights) pair[1] /= length;
    return weights;
  };

  const textsOf = new Float64Array(classes);
  for (const { label } of texts) textsOf[label] = (textsOf[label] ?? 0) + 1;
  const perClass = texts.length / classes;
  const totals = new Float64Array(classes);
  const counts = new Map<string, Map<number, number>>();
  for (const { label, features } of texts) {
    const share = perClass / (textsOf[label] ?? 1);
    for (const [feature, weight] of vectorOf(features)) {
      const known = counts.get(feature) ?? new Map<number, number>();
      known.set(label, (known.get(label) ?? 0) + weight * share);
      counts.set(feature, known);
      totals[label] = (totals[label] ?? 0) + weight * share;
    }
  }
  const costs = totals.map((total) => Math.log(total + SMOOTHING * rarity.size));
  const postings = new Map<string, readonly Posting[]>();
  for (const [feature, known] of counts) postings.set(feature, [...known].map(([label, count]) => ({ label, gain: Math.log((count + SMOOTHING) / SMOOTHING) })));

  return {
    classify(features) {
      const scores = new Float64Array(classes);
      for (const [feature, weight] of vectorOf(features)) {
        for (let label = 0; label < classes; label += 1) scores[label] = (scores[label] ?? 0) - weight * (costs[label] ?? 0);
        for (const { label, gain } of postings.get(feature) ?? []) scores[label] = (scores[label] ?? 0) + weight * gain;
      }
      return probabilities(scores);
    },
  };
}

function probabilities(scores: Float64Array): Float64Array {
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(SHARPNESS * (score - best)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
