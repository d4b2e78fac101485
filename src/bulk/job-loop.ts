import { createWorkerPause } from './worker-pause.ts';

/** A process that starts answers its first visitors before it works; who creates a job meanwhile does not wait. */
const BEGIN_AFTER_MS = 500;

/** How often a process looks for work that another created or left behind. */
const LOOK_EVERY_MS = 1000;

export interface JobLoop {
  start(): void;
  /** Looks for work at once instead of at the next turn. */
  wake(): void;
  /** Ends after the batch under way and gives the work back. */
  stop(): Promise<void>;
}

export interface Turn {
  /** Aborted when the process ends. */
  readonly stopping: AbortSignal;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Learning a million pages takes seconds, which a stop does not wait for. */
  readonly orStopped: (task: Promise<void>) => Promise<void>;
}

/** Looks for work again and again. @param look works on what it finds, and answers whether there was something. */
export function createJobLoop(look: (turn: Turn) => Promise<boolean>, onError: (error: unknown) => void): JobLoop {
  const { pause, wake } = createWorkerPause();
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let tellStopped: () => void = () => undefined;

  /** A new promise each time: what races with one that lasts stays on it until the stop, with every turn. */
  function orStopped(task: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      tellStopped = resolve;
      task.then(resolve, reject);
    });
  }

  async function work({ signal }: AbortController): Promise<void> {
    await pause(BEGIN_AFTER_MS);
    while (!signal.aborted) {
      const worked = await look({ stopping: signal, pause, orStopped }).catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!worked && !signal.aborted) await pause(LOOK_EVERY_MS);
    }
  }

  return {
    start() {
      stopping = new AbortController();
      loop = work(stopping);
    },
    wake,
    async stop() {
      stopping.abort();
      tellStopped();
      wake();
      await loop;
    },
  };
}
