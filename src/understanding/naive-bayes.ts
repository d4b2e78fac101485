/**
 * A multinomial naive Bayes classifier over weighted features, every class as heavy as the others whatever the number of its texts (McCallum &
 * Nigam 1998; the weights after Rennie et al., 'Tackling the Poor Assumptions of Naive Bayes Text Classifiers', 2003). Pure.
 */

import type { Example, Extent } from './text-vectors.ts';

/** Added to every count, so that an unseen feature makes no class impossible (Lidstone). */
const SMOOTHING = 0.1;

export interface NaiveBayes {
  /** How much each feature speaks for each class, one feature's after the other's; 0 where the class does not know it. */
  readonly gains: Float32Array;
  /** What a feature costs each class that does not know it. */
  readonly costs: Float32Array;
}

export function learnNaiveBayes(examples: readonly Example[], { features, classes }: Extent): NaiveBayes {
  const textsOf = new Float64Array(classes);
  for (const { label, weight } of examples) textsOf[label] = (textsOf[label] ?? 0) + weight;
  const totals = new Float64Array(classes);
  const counts = new Float32Array(features * classes);
  for (const example of examples) {
    const { label, weight, parts } = example;
    const share = (weight * examples.length) / classes / (textsOf[label] ?? 1);
    for (let at = 0; at < parts.length; at += 1) {
      const its = (example.features[at] ?? 0) * classes + label;
      const part = (parts[at] ?? 0) * share;
      counts[its] = (counts[its] ?? 0) + part;
      totals[label] = (totals[label] ?? 0) + part;
    }
  }
  return {
    gains: counts.map((count) => (count === 0 ? 0 : Math.log((count + SMOOTHING) / SMOOTHING))),
    costs: Float32Array.from(totals, (total) => Math.log(total + SMOOTHING * features)),
  };
}
