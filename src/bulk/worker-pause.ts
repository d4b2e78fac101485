/** A wait that somebody may end early. */
export interface WorkerPause {
  /** Waits for the time to pass or for `wake`, whichever comes first; a `wake` since the last pause ends it at once. */
  pause(milliseconds: number): Promise<void>;
  wake(): void;
}

export function createWorkerPause(): WorkerPause {
  let woken = false;
  let interrupt: () => void = () => undefined;
  return {
    async pause(milliseconds) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          interrupt = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
    },
    wake() {
      woken = true;
      interrupt();
    },
  };
}
