import type { App } from './app.tsx';
import { addresses } from './business/addresses.ts';
import type { Database } from './database/connect.ts';
import type { ResponseStore } from './http/stored-response.ts';
import type { Log } from './log.ts';
import { listUsefulLinks } from './pages/page-reads.ts';

/** What was asked for most is made ready again where a new build shows it otherwise: after the start, which waits for nothing. */
const DEMANDED_AFTER_MS = 1000;
const DEMANDED_MAX = 1000;

/**
 * The code that reads and renders a stored page is compiled with its first use, which takes 20 ms more than the next: before there are visitors
 * who would wait for it. A page that cannot be rendered keeps no server from starting.
 */
export async function warmNewest(app: App, { db }: Database, log: Log): Promise<void> {
  try {
    const [newest] = await listUsefulLinks(db, { offset: 0, limit: 1 });
    if (newest) await app.warm(addresses.usefulLink(newest.slug));
  } catch (error) {
    log.error('Página não preparada', error);
  }
}

/** @param stored the responses kept across restarts; null where none are kept. @returns what calls it off. */
export function warmAfterStart({ cache }: App, stored: ResponseStore | null): () => void {
  const demanded = setTimeout(() => cache.warm(stored?.listUsed(DEMANDED_MAX) ?? []), DEMANDED_AFTER_MS).unref();
  return () => clearTimeout(demanded);
}
