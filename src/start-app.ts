import { randomInt } from 'node:crypto';
import { type App, createApp } from './app.tsx';
import type { Assets } from './assets.ts';
import { ensureFirstAdministrator, type InitialCredentials } from './auth/first-administrator.ts';
import { boundedPasswordHashing } from './auth/password-hashing.ts';
import { developmentSecret } from './auth-secret.ts';
import { openResponseStore } from './http/response-store.ts';
import { responseStorePath } from './response-store-path.ts';
import { addresses } from './business/addresses.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { warmUnderstanding } from './understanding/understand-title.ts';
import { migrate } from './database/migrate.ts';
import type { Log } from './log.ts';

/** At random up to here: whoever watches how busy the server is cannot tell which request caused an e-mail. */
const EMAILS_WITHIN_MS = 10_000;
/** What was asked for most is made ready again where a new build shows it otherwise: after the start, which waits for nothing. */
const PREPARED_AFTER_MS = 1000;
const PREPARED_MAX = 1000;

export interface StartedApp {
  readonly app: App;
  readonly database: Database;
  /** Set when the first administrator was created just now. */
  readonly credentials: InitialCredentials | null;
  stop(): Promise<void>;
}

/**
 * From configuration to a product that works: database, migrations, first administrator, jobs. What listens is the caller's.
 *
 * @param build names the build; null in development, where the sources change under the process and no response outlives it.
 */
export async function startApp(
  config: Config,
  assets: Assets,
  clientDirectory: string | null,
  build: string | null,
  log: Log,
): Promise<StartedApp> {
  const database = openDatabase(config.databaseUrl, (error) => log.error('Conexão com o banco perdida', error));
  try {
    await migrate(database);
    const file = responseStorePath(config.databaseUrl);
    const onDamage = (error: unknown) => log.error('Páginas prontas perdidas; serão feitas de novo', error);
    const stored = build === null || file === null ? null : { store: openResponseStore(file, onDamage), build };
    const app = createApp({
      config,
      database,
      clock: () => new Date(),
      authSecret: config.authSecret ?? developmentSecret(),
      assets,
      clientDirectory,
      stored,
      log,
      passwords: boundedPasswordHashing,
      emailDelay: () => randomInt(EMAILS_WITHIN_MS),
    });
    await requireCompany(config, app);
    const otherwise = await app.company.fill();
    const credentials = await ensureFirstAdministrator(database, app.auth, config);
    if (otherwise.length > 0)
      log.info('Os dados da empresa no banco valem, e não os do ambiente', { differ: otherwise });
    await app.changes.start(app.cache.position());
    // What is done once in a process, before there are visitors who would wait for it: the model is read, and a first page rendered.
    warmUnderstanding();
    await app.warm(addresses.notFound);
    app.worker.start();
    app.slotRecovery.start();
    app.announcer?.start();
    const demand = setTimeout(
      () => app.cache.warm(stored?.store.listUsed(PREPARED_MAX) ?? []),
      PREPARED_AFTER_MS,
    ).unref();
    return {
      app,
      database,
      credentials,
      async stop() {
        clearTimeout(demand);
        await app.worker.stop();
        await app.slotRecovery.stop();
        await app.announcer?.stop();
        await app.changes.stop();
        await app.cache.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws ConfigError where the database has no company and production was not told one. */
async function requireCompany({ missingCompany }: Config, { company }: App): Promise<void> {
  if (missingCompany.length === 0 || (await company.isFilled())) return;
  throw new ConfigError(
    missingCompany.map((name) => `${name}: required in production while the database has no company`),
  );
}
