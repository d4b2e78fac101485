import type { Server } from 'node:http';
import type { Draining } from './http/draining.ts';

/** Connections that are still busy this long after the port closed are cut. */
const CUT_AFTER_MS = 5000;
/** A database that no longer answers must not keep the process alive. */
const EXIT_AFTER_MS = 15_000;

export interface Stopping {
  readonly server: Server;
  readonly draining: Draining;
  /** How long the port stays open. */
  readonly afterMs: number;
  /** Gives jobs back, at once. */
  readonly releaseJobs: () => Promise<void>;
  /** Ends the product once nobody asks it any more. */
  readonly end: () => Promise<void>;
}

/**
 * The first SIGTERM or SIGINT begins the stop: the server says that it is no longer ready, hands its jobs back, ends what is asked of it,
 * closes the port and the database. Another one changes nothing: systemd sends it to every process of the unit, and whoever started us passes it on.
 */
export function stopOnSignals({ server, draining, afterMs, releaseJobs, end }: Stopping): void {
  let begun = false;

  async function stop(): Promise<void> {
    void releaseJobs();
    setTimeout(() => server.closeAllConnections(), afterMs + CUT_AFTER_MS).unref();
    setTimeout(() => process.exit(1), afterMs + EXIT_AFTER_MS).unref();
    await draining.close();
    await end();
  }

  function onSignal(): void {
    if (begun) return;
    begun = true;
    void stop();
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
