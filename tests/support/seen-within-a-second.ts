import { setTimeout as wait } from 'node:timers/promises';

/** A second, in looks: a machine that does other things too, or has a third of the pace, makes each of them longer. */
const LOOK_EVERY_MS = 20;
const LOOKS_MAX = 1000 / LOOK_EVERY_MS;

/**
 * For what another process must show within a second of its being written, which is the design's bound. Knows no test runner.
 *
 * @throws with what was shown last, where it is never as expected.
 */
export async function seenWithinASecond<Shown>(
  look: () => Shown | Promise<Shown>,
  isExpected: (shown: Shown) => boolean,
): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const shown = await look();
    if (isExpected(shown)) return;
    if (looks === LOOKS_MAX) throw new Error(`Not seen within a second; shown was ${String(shown).slice(0, 200)}`);
    await wait(LOOK_EVERY_MS);
  }
}
