import pLimit from 'p-limit';

/** Pages built at a time: one renders while others compress or read from the database. */
const AT_A_TIME = 4;
/** How long after the last first visit the next one is still expected. */
const CALM_AFTER_MS = 250;

/** Who waits for a response: aborted when the visitor hangs up, null where the product itself asks. */
export type Visit = AbortSignal | null;

/** Whoever waited for the response has hung up. */
export class ClientsDisconnected extends Error {
  override readonly name = 'ClientsDisconnected';
}

/** Queues the builds that visitors wait for. When a build's turn comes and nobody waits for it any more, the queue drops it. */
export interface RenderQueue {
  /**
   * @param visits those who wait for the build; it may grow until the turn comes.
   * @param onDropped called before the next build starts: a visit that comes now must start a build of its own.
   * @throws ClientsDisconnected.
   */
  take<Result>(visits: ReadonlySet<Visit>, make: () => Promise<Result>, onDropped: () => void): Promise<Result>;
  /** Whether a visitor waits, or waited a moment ago. */
  isBusy(): boolean;
  /** How many builds wait for their turn. */
  waiting(): number;
}

export function createRenderQueue(): RenderQueue {
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
          throw new ClientsDisconnected('Nobody waits for this any more');
        }
        noteVisitors(visits);
        return make();
      });
    },
    waiting: () => inTurn.pendingCount,
    isBusy: () => inTurn.pendingCount > 0 || performance.now() - lastAt < CALM_AFTER_MS,
  };
}
