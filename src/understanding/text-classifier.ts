/**
 * Two ways of learning from the same texts, which err in different titles: one counts what each class is asked with, the other weighs what tells
 * it from its neighbours. Their scores are added, and as both are sums over features, they are one table. Pure.
 */

import { LENGTH, learnLogisticRegression, toShares } from './logistic-regression.ts';
import { learnNaiveBayes } from './naive-bayes.ts';
import { type Features, featuresKnownBy, type KnownFeatures, vectorOf } from './text-vectors.ts';

export interface LabelledText {
  /** The number of its class, from 0. */
  readonly label: number;
  readonly features: Features;
  /** How much of a text of its class it counts for. */
  readonly weight: number;
}

export interface ClassifierModel extends KnownFeatures {
  /** Where the postings of each feature begin; one more than features. */
  readonly starts: Uint32Array;
  /** Classes that a feature speaks for or against, and how much: to three digits, which decides no title and halves the table. */
  readonly labels: Uint16Array;
  readonly gains: Float16Array;
  /** What a feature costs each class. */
  readonly costs: Float32Array;
}

/** How much of each is counted: texts of length one leave the probabilities flat, and so weighed they are about as often right as they say. */
const OF_BAYES = 2;
const OF_REGRESSION = 2;
/** What the regression says more softly is not kept. */
const LEAST_GAIN = 0.3;

export function trainClassifier(texts: readonly LabelledText[], classes: number): ClassifierModel {
  const known = featuresKnownBy(texts.map(({ features }) => features));
  const examples = texts.map(({ label, features, weight }) => {
    const vector = vectorOf(known, features);
    return {
      label,
      weight,
      features: Uint32Array.from(vector, ([feature]) => feature),
      parts: Float32Array.from(vector, ([, part]) => part),
    };
  });
  const extent = { features: known.hashes.length, classes };
  const bayes = learnNaiveBayes(examples, extent);
  const regression = learnLogisticRegression(examples, extent);
  const starts = new Uint32Array(extent.features + 1);
  const labels: number[] = [];
  const gains: number[] = [];
  for (let at = 0; at < regression.length; at += 1) {
    if (at % classes === 0) starts[at / classes] = labels.length;
    const [counted, weighed] = [bayes.gains[at] ?? 0, regression[at] ?? 0];
    if (counted === 0 && Math.abs(weighed) < LEAST_GAIN) continue;
    labels.push(at % classes);
    gains.push(OF_BAYES * counted + OF_REGRESSION * LENGTH * weighed);
  }
  starts[extent.features] = labels.length;
  return {
    ...known,
    starts,
    labels: Uint16Array.from(labels),
    gains: Float16Array.from(gains),
    costs: bayes.costs.map((cost) => OF_BAYES * cost),
  };
}

/** The probability of each class, by its number; they add up to 1. */
export function classify(model: ClassifierModel, features: Features): Float64Array {
  const vector = vectorOf(model, features);
  const whole = vector.reduce((sum, [, part]) => sum + part, 0);
  const scores = Float64Array.from(model.costs, (cost) => -cost * whole);
  for (const [feature, part] of vector) {
    const end = model.starts[feature + 1] ?? 0;
    for (let at = model.starts[feature] ?? 0; at < end; at += 1) {
      const label = model.labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + part * (model.gains[at] ?? 0);
    }
  }
  return toShares(scores);
}
