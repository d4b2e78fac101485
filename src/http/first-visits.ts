import pLimit from 'p-limit';

/** Pages made at a time: one is rendered while others are compressed or read for. */
const AT_A_TIME = 4;
/** How long after the last first visit the next one is still expected. */
const CALM_AFTER_MS = 250;

/** Who waits for an answer: aborted when the visitor hangs up, null where the product itself asks. */
export type Visit = AbortSignal | null;

/** Whoever waited for the answer has hung up. */
export class VisitorsLeft extends Error {
  override readonly name = 'VisitorsLeft';
}

/** Puts what visitors wait for in a row, and drops what nobody waits for any more when its turn comes. */
export interface FirstVisits {
  /**
   * @param visits may grow until the turn comes.
   * @param onDropped told before anybody else has a turn: whoever comes now must begin anew.
   * @throws VisitorsLeft.
   */
  take<Result>(visits: ReadonlySet<Visit>, make: () => Promise<Result>, onDropped: () => void): Promise<Result>;
  /** Whether a visitor waits, or waited a moment ago. */
  isBusy(): boolean;
}

export function createFirstVisits(): FirstVisits {
  const inTurn = pLimit(AT_A_TIME);
  let lastAt = Number.NEGATIVE_INFINITY;

  function noteVisitors(visits: ReadonlySet<Visit>): void {
    if (Array.from(visits).some((visit) => visit !== null)) lastAt = performance.now();
  }

  return {
    take(visits, make, onDropped) {
      noteVisitors(visits);
      return inTurn(async () => {
        if (!Array.from(visits).some((visit) => visit === null || !visit.aborted)) {
          onDropped();
          throw new VisitorsLeft('Nobody waits for this any more');
        }
        noteVisitors(visits);
        return make();
      });
    },
    isBusy: () => inTurn.pendingCount > 0 || performance.now() - lastAt < CALM_AFTER_MS,
  };
}
