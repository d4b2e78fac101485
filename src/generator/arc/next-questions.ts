import type { Entry } from '../../content/library/entry.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import type { Choice } from '../seeded-choice.ts';

interface Page {
  readonly entry: Pick<Entry, 'family'>;
  readonly understood: Pick<Understanding, 'part'>;
  readonly choice: Pick<Choice, 'some'>;
}

/** Of the neighbours so many; who buys a part is told of that part first, and of no other. */
export function nextQuestions<Neighbour extends Pick<Entry, 'parts'>>(
  { entry, understood: { part }, choice }: Page,
  neighbours: readonly Neighbour[],
  count: number,
): readonly Neighbour[] {
  if (entry.family !== 'purchase' || part === null || part === 'motor') return choice.some(neighbours, count);
  const ofPart = neighbours.filter(({ parts: [first] }) => first === part);
  const ofNoOther = neighbours.filter(
    ({ parts: [first] }) => first === undefined || first === 'motor' || first === 'leaf',
  );
  return ofPart.length === 0
    ? choice.some(neighbours, count)
    : [...ofPart, ...choice.some(ofNoOther, count)].slice(0, count);
}
