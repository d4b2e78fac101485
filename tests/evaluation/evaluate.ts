import { library } from '../../src/content/library/library.ts';
import { understand } from '../../src/understanding/understand-title.ts';
import type { Understanding } from '../../src/understanding/understanding.ts';
import type { EvaluatedTitle } from './read-titles.ts';

export interface Evaluated extends EvaluatedTitle {
  readonly understood: Understanding;
  readonly isRight: boolean;
}

export interface Evaluation {
  readonly all: readonly Evaluated[];
  /** 0…1 of titles that are ours to answer: the right entry and sure of it. */
  readonly understood: number;
  /** 0…1 */
  readonly dangersFound: number;
  /** 0…1 of titles to be refused. */
  readonly refusalsFound: number;
  /** 0…1 of titles to be answered that were refused. */
  readonly refusalsWronglyGiven: number;
}

function placeOf({ place }: Understanding): string {
  if (place === null) return '';
  return place.kind === 'own' ? place.place.key : place.kind === 'ambiguous' ? '?' : place.kind;
}

function isRight({ entries, refusal, place }: EvaluatedTitle, understood: Understanding): boolean {
  if (refusal !== null)
    return (
      understood.refusal === refusal ||
      (understood.refusal !== null && refusal !== 'harmful') ||
      (refusal === 'other-trade' && understood.entry === null)
    );
  if (place === '?') return understood.place?.kind === 'ambiguous';
  if (place !== null && placeOf(understood) !== place) return false;
  return (
    understood.refusal === null &&
    understood.confidence === 'sure' &&
    understood.entry !== null &&
    entries.includes(understood.entry.id)
  );
}

function share(part: readonly unknown[], whole: readonly unknown[]): number {
  return whole.length === 0 ? 1 : part.length / whole.length;
}

export function evaluate(titles: readonly EvaluatedTitle[]): Evaluation {
  const all = titles.map((title) => {
    const understood = understand(title.title);
    return { ...title, understood, isRight: isRight(title, understood) };
  });
  const ours = all.filter(({ refusal }) => refusal === null);
  const refused = all.filter(({ refusal }) => refusal !== null);
  const dangers = ours.filter(({ entries }) => entries.every((id) => library.get(id)?.family === 'danger'));
  return {
    all,
    understood: share(
      ours.filter((title) => title.isRight),
      ours,
    ),
    dangersFound: share(
      dangers.filter(({ understood }) => understood.danger),
      dangers,
    ),
    refusalsFound: share(
      refused.filter((title) => title.isRight),
      refused,
    ),
    refusalsWronglyGiven: share(
      ours.filter(({ understood }) => understood.refusal !== null),
      ours,
    ),
  };
}
