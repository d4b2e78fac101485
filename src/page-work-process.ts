import './small-memory.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { createAlerting } from './alerting.ts';
import { liveCompanyOf } from './company-of-config.ts';
import { loadConfig } from './config.ts';
import { createChangeFeed } from './database/change-feed.ts';
import { openDatabase } from './database/connect.ts';
import { isWorkOpen } from './database/lease.ts';
import { standardLog as log } from './log.ts';
import { takeLowestPriority } from './lowest-priority.ts';
import { isLargeJobOpen, isWorkFelt } from './page-actions/felt-work.ts';
import { createPageMaking } from './page-making.ts';

/** How often it looks whether anything is left to do. */
const LOOK_EVERY_MS = 250;
/** It has learned all pages, which takes seconds: work that comes so soon after the last is still done by it. */
const STAYS_MS = 3000;

/** Works on what visitors of the server, which starts it, would feel: actions on many pages, jobs of many titles, and measuring all pages (`work-process.ts`). */
async function main(): Promise<void> {
  const stopping = new AbortController();
  process.on('SIGTERM', () => stopping.abort());
  process.on('SIGINT', () => stopping.abort());
  // The server died: what was held is free for the next one when its lease ends.
  process.on('disconnect', () => process.exit(1));
  takeLowestPriority();
  const config = loadConfig(process.env);
  const clock = () => new Date();
  const database = openDatabase(config.databaseUrl, (error) => log.error('Conexão com o banco perdida', error));
  const { db } = database;
  const changes = createChangeFeed(db, clock, (error) => log.error('Erro ao ler as mudanças', error));
  const { facts } = liveCompanyOf({ config, database, clock }, changes);
  const alerts = createAlerting({ config, clock, facts, log });
  const making = createPageMaking({ config, database, clock, facts, changes, log, alerts, elsewhere: 'here' });
  await changes.start();
  const loops = [making.worker, making.actionWorker, making.ownWordsKeeper];
  for (const loop of loops) loop.start();
  for (let idleSince = performance.now(); !stopping.signal.aborted;) {
    if ((await isWorkOpen(db, 'page_actions')) || (await isLargeJobOpen(db))) idleSince = performance.now();
    else if (await isWorkFelt(db)) {
      await Promise.race([making.drain(), whenAborted(stopping.signal)]);
      idleSince = performance.now();
    } else if (performance.now() - idleSince > STAYS_MS) break;
    await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await Promise.all(loops.map((loop) => loop.stop()));
  await changes.stop();
  // What is being measured is marked, and is measured by whoever comes next.
  process.exit(0);
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

main().catch((error: unknown) => {
  log.error('Erro no trabalho em muitas páginas', error);
  process.exit(1);
});
