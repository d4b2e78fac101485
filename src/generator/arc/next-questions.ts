import type { Entry, NamedCase } from '../../content/library/entry.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import type { Choice } from '../seeded-choice.ts';
import { sharedWith } from './fitting-wordings.ts';

interface Page {
  readonly title: string;
  readonly entry: Pick<Entry, 'family'>;
  /** The circumstance that the title names, which may say what is asked next. */
  readonly named: Pick<NamedCase, 'near'> | null;
  readonly understood: Pick<Understanding, 'part' | 'place'>;
  readonly choice: Pick<Choice, 'some'>;
}

type Asked = Pick<Entry, 'parts' | 'subject' | 'question'>;

/** So many more than asked for are drawn from: neighbours stand in the order in which their entry's reader asks. */
const DRAWN_FROM = 2;

/** So many of them as the title's case has them; else as they are drawn of the first, those before that have most in common with the title. */
function drawn<Neighbour extends Asked>(
  { title, choice, named, understood: { place } }: Page,
  all: readonly Neighbour[],
  count: number,
): readonly Neighbour[] {
  if (named?.near) return all.slice(0, count);
  // Pages of one service in many places would all ask the same.
  if (place?.kind === 'own' && named === null) return choice.some(all, count);
  const first = all.slice(0, count + DRAWN_FROM);
  const shared = new Map(first.map((neighbour) => [neighbour, sharedWith(title, neighbour)]));
  return choice
    .some(first, first.length)
    .toSorted((one, other) => (shared.get(other) ?? 0) - (shared.get(one) ?? 0))
    .slice(0, count);
}

/** Of the neighbours so many; who buys a part is told of that part first, and of no other. */
export function nextQuestions<Neighbour extends Asked>(
  page: Page,
  neighbours: readonly Neighbour[],
  count: number,
): readonly Neighbour[] {
  const {
    entry,
    understood: { part },
  } = page;
  if (entry.family !== 'purchase' || part === null || part === 'motor') return drawn(page, neighbours, count);
  const ofPart = neighbours.filter(({ parts: [first] }) => first === part);
  const ofNoOther = neighbours.filter(
    ({ parts: [first] }) => first === undefined || first === 'motor' || first === 'leaf',
  );
  return ofPart.length === 0
    ? drawn(page, neighbours, count)
    : [...ofPart, ...drawn(page, ofNoOther, count)].slice(0, count);
}
