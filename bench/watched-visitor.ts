import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export interface Visitor {
  /** The slowest hundredth, in milliseconds, of the visits since it was asked last. */
  p99(): Promise<number>;
  leave(): void;
}

/** A visitor who goes round these addresses in a process of their own (`visitor.ts`). */
export function startVisitor(urls: readonly string[]): Visitor {
  const child = fork(join(import.meta.dirname, 'visitor.ts'), urls);
  return {
    async p99() {
      const answer = once(child, 'message');
      child.send('times');
      const [times] = z
        .tuple([z.array(z.number()).min(1)])
        .rest(z.unknown())
        .parse(await answer);
      return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
    },
    leave: () => child.disconnect(),
  };
}
