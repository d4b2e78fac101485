import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** A thread that had nothing to do for so long ends, and gives its memory back. */
const IDLE_MS = 5000;

export interface AskThread {
  /** Asks the thread; refused where it ends or throws meanwhile, after which the next question starts another. */
  (question: unknown): Promise<unknown>;
  /** Ends the thread, if there is one, and resolves when it holds nothing any more. What waits and what is asked later is refused. */
  end(): Promise<void>;
}

/**
 * A thread that starts with the first question. It takes one question at a time, so that a reply belongs to the last question. It keeps the
 * process alive only while a question is open.
 */
export function createIdleThread(start: () => Worker, idleMs: number = IDLE_MS): AskThread {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const inTurn = pLimit(1);

  function begin(): Worker {
    const started = start();
    const forget = () => {
      if (worker === started) worker = null;
    };
    started.on('error', forget).on('exit', forget);
    return started;
  }

  async function ask(question: unknown): Promise<unknown> {
    if (hasEnded) throw new Error('The thread was ended');
    clearTimeout(idle);
    const current = (worker ??= begin());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onExit = () => reject(new Error('The thread ended before it answered'));
    current.once('message', resolve).once('error', reject).once('exit', onExit);
    current.ref();
    current.postMessage(question, []);
    return promise.finally(() => {
      current.unref();
      current.off('message', resolve).off('error', reject).off('exit', onExit);
      idle = setTimeout(() => {
        // A question that comes while this one ends starts another.
        if (worker === current) worker = null;
        void current.terminate();
      }, idleMs).unref();
    });
  }

  return Object.assign((question: unknown) => inTurn(() => ask(question)), {
    async end() {
      hasEnded = true;
      clearTimeout(idle);
      await worker?.terminate();
    },
  });
}
