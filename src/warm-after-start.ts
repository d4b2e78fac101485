import type { App } from './app.tsx';
import { addresses } from './business/addresses.ts';
import type { Database } from './database/connect.ts';
import type { ResponseStore } from './http/stored-response.ts';
import type { Log } from './log.ts';
import { listUsefulLinks } from './pages/page-reads.ts';

/** Once the port is open, which waits for nothing, and before most first visits. */
const NEWEST_AFTER_MS = 20;
/** What was asked for most is made ready again where a new build shows it otherwise: after the start, which waits for nothing. */
const DEMANDED_AFTER_MS = 1000;
const DEMANDED_MAX = 1000;

export interface WarmingAfterStart {
  /** Waits for a page that is being rendered: its database must not be closed before. */
  stop(): Promise<void>;
}

/** @param stored the responses kept across restarts; null where none are kept. */
export function warmAfterStart(
  app: App,
  database: Database,
  stored: ResponseStore | null,
  log: Log,
): WarmingAfterStart {
  let rendering = Promise.resolve();
  const newest = setTimeout(() => {
    rendering = renderNewest(app, database).catch((error: unknown) => log.error('Página não preparada', error));
  }, NEWEST_AFTER_MS).unref();
  const demanded = setTimeout(() => app.cache.warm(stored?.listUsed(DEMANDED_MAX) ?? []), DEMANDED_AFTER_MS).unref();
  return {
    async stop() {
      clearTimeout(newest);
      clearTimeout(demanded);
      await rendering;
    },
  };
}

/**
 * The code that reads and renders a stored page is compiled with its first use, which takes 20 ms more than the next: not while somebody waits.
 * The queue of what is made ready would come too late, since it lets the work of a start go first.
 */
async function renderNewest(app: App, { db }: Database): Promise<void> {
  const [newest] = await listUsefulLinks(db, { offset: 0, limit: 1 });
  if (newest) await app.warm(addresses.usefulLink(newest.slug));
}
