import { randomInt } from 'node:crypto';
import { type App, createApp } from './app.tsx';
import type { Assets } from './assets.ts';
import { ensureFirstAdministrator, type InitialCredentials } from './auth/first-administrator.ts';
import { developmentSecret } from './auth-secret.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import type { Log } from './log.ts';

/** At random up to here: whoever watches how busy the server is cannot tell which request had a letter. */
const LETTERS_WITHIN_MS = 10_000;

export interface StartedApp {
  readonly app: App;
  readonly database: Database;
  /** Set when the first administrator was created just now. */
  readonly credentials: InitialCredentials | null;
  stop(): Promise<void>;
}

/** From configuration to a product that works: database, migrations, first administrator, jobs. What listens is the caller's. */
export async function startApp(config: Config, assets: Assets, clientDirectory: string | null, log: Log): Promise<StartedApp> {
  const database = openDatabase(config.databaseUrl, (error) => log.error('Conexão com o banco perdida', error));
  try {
    await migrate(database);
    const app = createApp({
      config,
      database,
      clock: () => new Date(),
      authSecret: config.authSecret ?? developmentSecret(),
      assets,
      clientDirectory,
      log,
      letterDelay: () => randomInt(LETTERS_WITHIN_MS),
    });
    const credentials = await ensureFirstAdministrator(database, app.auth, config);
    await app.changes.start();
    app.worker.start();
    app.announcer?.start();
    return {
      app,
      database,
      credentials,
      async stop() {
        await app.worker.stop();
        await app.announcer?.stop();
        await app.changes.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
