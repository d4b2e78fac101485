import type { Entry } from '../../content/library/entry.ts';
import { FORBIDDEN } from './forbidden-words.ts';

/** Why the sentences may not stand; null where they may. `ours` holds our own sentences. */
export function unsafeIn(
  sentences: readonly string[],
  ours: ReadonlySet<string>,
  family: Entry['family'],
): string | null {
  const theirs = sentences.filter((sentence) => !ours.has(sentence));
  const found = FORBIDDEN.filter(({ inDanger }) => inDanger !== true || family === 'danger').flatMap(
    ({ reason, says }) => {
      const sentence = theirs.find((one) => says.test(one));
      return sentence === undefined ? [] : [`${reason}: “${sentence}”`];
    },
  );
  return found[0] ?? null;
}
