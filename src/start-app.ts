import { randomInt } from 'node:crypto';
import { join } from 'node:path';

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
import { checkDatabaseFile } from './database/file-checks.ts';
import { migrate } from './database/migrate.ts';
import { checkDatabase } from './database/start-checks.ts';
import type { Log } from './log.ts';
import { checkPhotos } from './photo-store-of.ts';
import type { StoredResponses } from './public-site.ts';
import { warmAfterStart, warmNewest } from './warm-after-start.ts';
import { workBesideVisits } from './work-beside-visits.ts';
import { createWorkProcess, type WorkElsewhere } from './work-process.ts';

/** At random up to here: whoever watches how busy the server is cannot tell which request caused an e-mail. */
const EMAILS_WITHIN_MS = 10_000;

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
  const database = await openChecked(config, log);
  try {
    const stored = storedResponses(config.databaseUrl, build, log);
    const app = createApp({
      config,
      database,
      clock: () => new Date(),
      authSecret: config.authSecret ?? developmentSecret(),
      assets,
      clientDirectory,
      stored,
      elsewhere: elsewhereOf(config.databaseUrl, clientDirectory),
      log,
      passwords: boundedPasswordHashing,
      emailDelay: () => randomInt(EMAILS_WITHIN_MS),
    });
    await requireCompany(config, app);
    await checkPhotos(app.photos, log);
    const otherwise = await app.company.fill();
    const credentials = await ensureFirstAdministrator(database, app.auth, config);
    if (otherwise.length > 0)
      log.info('Os dados da empresa no banco valem, e não os do ambiente', { differ: otherwise });
    await app.changes.start(app.cache.position());
    // What is done once in a process, before there are visitors who would wait for it: the model is read, and two pages are rendered.
    warmUnderstanding();
    await app.warm(addresses.notFound);
    await warmNewest(app, database, log);
    const work = workBesideVisits(app, config, database, clientDirectory, log);
    work.start();
    const stopWarming = warmAfterStart(app, stored?.store ?? null);
    return {
      app,
      database,
      credentials,
      async stop() {
        stopWarming();
        await work.stop();
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

/** Development has no bundle that another process could run, and a database in memory is this process's alone. */
function elsewhereOf(databaseUrl: string, clientDirectory: string | null): WorkElsewhere | null {
  if (clientDirectory === null || responseStorePath(databaseUrl) === null) return null;
  return createWorkProcess(join(clientDirectory, '../server/page-work-process.js'));
}

function storedResponses(databaseUrl: string, build: string | null, log: Log): StoredResponses | null {
  const file = responseStorePath(databaseUrl);
  if (build === null || file === null) return null;
  const onDamage = (error: unknown) => log.error('Páginas prontas perdidas; serão feitas de novo', error);
  return { store: openResponseStore(file, onDamage), build };
}

/** Looks before anything is written, and brings the schema up to date. @throws StartFailure */
async function openChecked({ databaseUrl, checkClock }: Config, log: Log): Promise<Database> {
  if (databaseUrl.startsWith('file:') && databaseUrl !== 'file::memory:')
    checkDatabaseFile(databaseUrl.slice('file:'.length));
  const database = openDatabase(databaseUrl, (error) => log.error('Conexão com o banco perdida', error));
  try {
    await checkDatabase(database, {
      databaseUrl,
      now: new Date(),
      checkClock,
      onUnchecked: (bytes) => log.info('Banco grande demais para ser conferido ao iniciar', { bytes }),
    });
    await migrate(database);
    return database;
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
