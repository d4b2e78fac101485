/**
 * Multinomial logistic regression (maximum entropy), learned by stochastic gradient descent with a step of its own for each weight (AdaGrad:
 * Duchi, Hazan & Singer 2011) and with features left out by chance, so that no class hangs on one of them (Srivastava et al., 'Dropout', 2014).
 * Pure: the same texts teach the same.
 */

import type { Example, Extent } from './text-vectors.ts';

/** A text's features together count for so much; of a smaller length none is ever sure. */
export const LENGTH = 6;
const ROUNDS = 4;
const STEP = 0.25;
/** What every weight's step begins to shrink from. */
const FIRST_SQUARE = 0.1;
/** So many of a text's features are left out each time. */
const LEFT_OUT = 0.3;
/** Errors below this teach nothing. */
const LEAST_ERROR = 0.005;

/** Each feature's weight for each class, one feature's after the other's. */
export function learnLogisticRegression(examples: readonly Example[], { features, classes }: Extent): Float32Array {
  const longest = examples.reduce((most, { parts }) => Math.max(most, parts.length), 0);
  const learning: Learning = {
    gains: new Float32Array(features * classes),
    squares: new Float32Array(features * classes).fill(FIRST_SQUARE),
    scores: new Float64Array(classes),
    shown: new Float64Array(longest),
    chance: chances(),
  };
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, learning.chance);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      showSome(example, learning);
      learnFrom(example, learning);
    }
  }
  return learning.gains;
}

/** Arrays that every example uses anew. */
interface Learning {
  readonly gains: Float32Array;
  readonly squares: Float32Array;
  readonly scores: Float64Array;
  /** What each of the example's features counts for this time; 0 of those left out. */
  readonly shown: Float64Array;
  readonly chance: () => number;
}

function showSome({ parts }: Example, { shown, chance }: Learning): void {
  let square = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = chance() < LEFT_OUT ? 0 : (parts[at] ?? 0);
    shown[at] = part;
    square += part * part;
  }
  const whole = LENGTH / (Math.sqrt(square) || 1);
  for (let at = 0; at < parts.length; at += 1) shown[at] = (shown[at] ?? 0) * whole;
}

function learnFrom({ label, weight, features }: Example, { gains, squares, scores, shown }: Learning): void {
  const classes = scores.length;
  scores.fill(0);
  for (let at = 0; at < features.length; at += 1) {
    const part = shown[at] ?? 0;
    const its = (features[at] ?? 0) * classes;
    if (part === 0) continue;
    for (let other = 0; other < classes; other += 1)
      scores[other] = (scores[other] ?? 0) + part * (gains[its + other] ?? 0);
  }
  toShares(scores);
  for (let other = 0; other < classes; other += 1) {
    const error = weight * ((other === label ? 1 : 0) - (scores[other] ?? 0));
    if (Math.abs(error) < LEAST_ERROR) continue;
    for (let at = 0; at < features.length; at += 1) {
      const slope = error * (shown[at] ?? 0);
      if (slope === 0) continue;
      const its = (features[at] ?? 0) * classes + other;
      const square = (squares[its] ?? 0) + slope * slope;
      squares[its] = square;
      gains[its] = (gains[its] ?? 0) + (STEP * slope) / Math.sqrt(square);
    }
  }
}

/** Numbers of 0…1 that are the same every time (a linear congruence: Numerical Recipes). */
function chances(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fisher and Yates. */
function shuffle(order: number[], chance: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Scores to probabilities, in their place. */
export function toShares(scores: Float64Array): Float64Array {
  let best = -Infinity;
  for (const score of scores) best = Math.max(best, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp((scores[at] ?? 0) - best);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
}
