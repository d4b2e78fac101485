import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Has work done by another process, and resolves when that has nothing left to do, or gave it back because we stop. @throws when it ends otherwise. */
export type WorkElsewhere = (stopping: AbortSignal) => Promise<void>;

/** For so long after it failed, its work is done here. */
const TRIED_AGAIN_MS = 60_000;

/** Another process that may be lacking. */
export interface OtherProcess {
  readonly work: WorkElsewhere;
  /** Whether work can be left to it: not where it failed lately. */
  isToBeHad(): boolean;
}

export function rememberFailure(elsewhere: WorkElsewhere): OtherProcess {
  let failedAt = -Infinity;
  return {
    async work(stopping) {
      try {
        await elsewhere(stopping);
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    },
    isToBeHad: () => performance.now() - failedAt > TRIED_AGAIN_MS,
  };
}

/** A child that dies with us and that the kernel lets run when visitors leave it time: it sees itself to both. */
export function createWorkProcess(bundle: string): WorkElsewhere {
  return async (stopping) => {
    if (stopping.aborted) return;
    const child = spawn(process.execPath, [bundle], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const stop = () => void child.kill('SIGTERM');
    stopping.addEventListener('abort', stop, { once: true });
    try {
      const [code] = await once(child, 'exit');
      if (code !== 0 && !stopping.aborted) throw new Error(`The process that works on many pages ended with ${code}`);
    } finally {
      stopping.removeEventListener('abort', stop);
    }
  };
}
