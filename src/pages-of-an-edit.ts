/** What changes more pages than these is nobody's edit: nobody waits for them, and making them ready would keep the thread for minutes. */
const MOST = 60;
/** After so long without a change the next one is an edit again. A large action commits a batch of 20 pages several times a second. */
const FOLLOWS_WITHIN_MS = 3000;

/**
 * Tells of each change which pages are made ready ahead of their visits: all of them, until changes that follow each other touch too many.
 *
 * @param now milliseconds of a clock that only goes forward.
 */
export function createPagesOfAnEdit(
  now: () => number = () => performance.now(),
): (slugs: readonly string[]) => readonly string[] {
  let changedAt = Number.NEGATIVE_INFINITY;
  let following = 0;
  return (slugs) => {
    if (now() - changedAt > FOLLOWS_WITHIN_MS) following = 0;
    changedAt = now();
    following += slugs.length;
    return following <= MOST ? slugs : [];
  };
}
