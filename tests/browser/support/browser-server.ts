import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  request,
  test as base,
} from '@playwright/test';
import type { Engine } from '../../../src/database/connect.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { copyDatabase, createEmptyDatabase, createFolder } from '../../support/test-databases.ts';
import { GENERATED, publicAddresses } from './public-addresses.ts';
import { type Watch, watch } from './watched-context.ts';

export { expect };

export interface Visit {
  readonly page: Page;
  readonly watch: Watch;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Signed in as the worker's administrator. */
  readonly signedIn?: boolean;
  /** Another than the worker's. */
  readonly server?: ServerProcess;
}

/** With where its photos are kept. */
export interface PhotoServer extends ServerProcess {
  readonly photosFolder: string;
}

/** A visit that met anything unexpected fails its test, whatever else was looked at. */
interface Visits {
  begin(options?: VisitOptions): Promise<Visit>;
  end(): Promise<void>;
}

interface TestFixtures {
  readonly visits: Visits;
  /** A browser of its own: nothing is shared with another visit but the server. */
  readonly visit: Visits['begin'];
  /** A server of this test's own, for what needs an empty database or changes the password. */
  readonly ownServer: PhotoServer;
}

/** Set by the projects of playwright.config.ts. */
export interface ServerOptions {
  readonly engine: Engine;
}

interface WorkerFixtures extends ServerOptions {
  /** What a first start and a first sign-in leave behind; every server of the worker begins with a copy of it. */
  readonly prepared: Prepared;
  readonly server: ServerProcess;
  /** The cookies of the first sign-in, which every server of the worker knows. A test that ends the session does so on a server of its own. */
  readonly session: Session;
  /** A page that is there to be read, and not to be changed; every worker has it. */
  readonly published: { readonly title: string; readonly address: string };
  /** One of each kind, the published one included. */
  readonly addressesOfKinds: readonly string[];
}

type Session = Awaited<ReturnType<typeof signIn>>;

interface Prepared {
  readonly databaseUrl: string;
  readonly credentials: Pick<ServerProcess, 'email' | 'initialPassword'>;
  readonly session: Session;
}

async function signIn({ origin, email, initialPassword }: ServerProcess) {
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const response = await api.post('/api/auth/sign-in/email', { data: { email, password: initialPassword } });
  expect(response.status()).toBe(200);
  const state = await api.storageState();
  await api.dispose();
  return state;
}

/** Migrates, makes the administrator and signs in once: together they take a server longer than its start. */
async function prepare(engine: Engine, use: (prepared: Prepared) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase(engine);
  try {
    const server = await startServer({ DATABASE_URL: database.url });
    const session = await signIn(server);
    const { email, initialPassword } = server;
    await server.end('SIGTERM');
    await use({ databaseUrl: database.url, credentials: { email, initialPassword }, session });
  } finally {
    await database.remove();
  }
}

/** A server that has nothing but its administrator. */
async function withServer(
  { databaseUrl, credentials }: Prepared,
  use: (server: PhotoServer) => Promise<void>,
): Promise<void> {
  const database = await copyDatabase(databaseUrl);
  const photos = createFolder();
  try {
    const server = await startServer({ DATABASE_URL: database.url, PHOTOS_DIR: photos.path });
    try {
      await use({ ...server, ...credentials, photosFolder: photos.path });
    } finally {
      await server.end('SIGKILL');
    }
  } finally {
    photos.remove();
    await database.remove();
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { scope: 'worker', option: true }],
  prepared: [async ({ engine }, use) => prepare(engine, use), { scope: 'worker', timeout: 120_000 }],
  server: [async ({ prepared }, use) => withServer(prepared, use), { scope: 'worker', timeout: 120_000 }],
  session: [async ({ prepared }, use) => use(prepared.session), { scope: 'worker' }],
  published: [
    async ({ server: { origin }, session }, use) => {
      const api = await request.newContext({ baseURL: origin, storageState: session, extraHTTPHeaders: { origin } });
      const response = await api.post('/api/pages', {
        data: { title: GENERATED.title, content: '<h2>Antes da visita</h2><p>O técnico confere o portão.</p>' },
      });
      expect(response.status()).toBe(201);
      await api.dispose();
      await use(GENERATED);
    },
    { scope: 'worker', auto: true },
  ],
  addressesOfKinds: [
    async ({ server: { origin }, published }, use) => use([...(await publicAddresses(origin)), published.address]),
    { scope: 'worker' },
  ],
  visits: async ({ browser, server: workerServer, session }, use) => {
    const open: { visit: Visit; context: BrowserContext }[] = [];
    const visits: Visits = {
      async begin({ signedIn = false, server = workerServer, ...options } = {}) {
        const context = await browser.newContext({
          baseURL: server.origin,
          ...(signedIn && { storageState: session }),
          ...options,
        });
        const watched = watch(context, server.origin);
        const visit = { page: await context.newPage(), watch: watched };
        open.push({ visit, context });
        return visit;
      },
      async end() {
        const ended = open.splice(0);
        for (const { context } of ended) await context.close();
        expect(ended.flatMap(({ visit }) => visit.watch.problems)).toEqual([]);
      },
    };
    await use(visits);
    await visits.end();
  },
  visit: async ({ visits }, use) => use(visits.begin),
  ownServer: async ({ prepared, visits }, use) =>
    withServer(prepared, async (server) => {
      await use(server);
      // Before the server goes, or its visits would meet a closed door.
      await visits.end();
    }),
});
