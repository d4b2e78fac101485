import { performance } from 'node:perf_hooks';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The most keys that wait. Further keys are dropped; their next visit adds them again. */
const WAITING_MAX = 2000;
const LOOK_AGAIN_MS = 100;
/** The load of the event loop is measured over at least this time. */
const MEASURED_OVER_MS = 50;
/** Above this load the event loop serves visitors alone. */
const BUSY_FROM = 0.5;

/** Works on keys one at a time, while nothing else needs the machine. */
export interface IdleQueue {
  /** First in, first out. A key that waits already keeps its place. */
  add(key: string): void;
  /** How many keys wait. */
  waiting(): number;
  /** Resolves when the key under way is done. */
  stop(): Promise<void>;
}

export interface IdleWork {
  readonly work: (key: string) => Promise<void>;
  /** Whether visitors wait for something that is made for them. */
  readonly isBusy: () => boolean;
  readonly onError: (error: unknown) => void;
}

export function createIdleQueue({ work, isBusy, onError }: IdleWork): IdleQueue {
  const waiting = new Set<string>();
  let before = performance.eventLoopUtilization();
  let measuredAt = performance.now();
  let isLoopFree = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let stopped = false;

  function isCalm(): boolean {
    if (performance.now() - measuredAt >= MEASURED_OVER_MS) {
      const now = performance.eventLoopUtilization();
      isLoopFree = performance.eventLoopUtilization(now, before).utilization < BUSY_FROM;
      before = now;
      measuredAt = performance.now();
    }
    return isLoopFree && !isBusy();
  }

  async function run(): Promise<void> {
    for (const key of waiting) {
      if (stopped || !isCalm()) return;
      waiting.delete(key);
      await work(key).catch(onError);
      await yieldToEventLoop();
    }
  }

  function look(): void {
    timer = undefined;
    running = run().finally(() => {
      running = null;
      plan();
    });
  }

  function plan(): void {
    if (stopped || timer !== undefined || running !== null || waiting.size === 0) return;
    timer = setTimeout(look, LOOK_AGAIN_MS).unref();
  }

  return {
    add(key) {
      if (waiting.size < WAITING_MAX) waiting.add(key);
      plan();
    },
    waiting: () => waiting.size,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
