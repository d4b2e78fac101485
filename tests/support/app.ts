import { onTestFinished } from 'vitest';
import { type App, type AppDependencies, createApp } from '../../src/app.tsx';
import type { Assets } from '../../src/assets.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import type { Database, Engine } from '../../src/database/connect.ts';
import type { Log } from '../../src/log.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { freshDatabase } from './database.ts';
import { sessionCookie } from './session-cookie.ts';

const AUTH_SECRET = 's'.repeat(32);
export const SITE = 'http://localhost:3000';
export const ADMINISTRATOR = { email: 'admin@exemplo.com.br', password: 'uma senha de teste' };

const ASSETS: Assets = {
  site: {
    css: {
      site: '.s{}',
      home: '.h{}',
      gate: '',
      article: '.a{}',
      questions: '',
      guide: '.v{}',
      listing: '.l{}',
      region: '.r{}',
      city: '.c{}',
      coverageMap: '.m{}',
      video: '.o{}',
      answered: '.w{}',
      parts: '.q{}',
      stepFigures: '',
      adviserAnswer: '',
      drawn: '.z{}',
      contents: '',
      chapters: '.y{}',
      columns: '.i{}',
      generated: '.b{}',
      intentCard: '.n{}',
      folded: '.d{}',
      finder: '.f{}',
      kitTable: '.k{}',
      danger: '.d{}',
      stoppedGate: '.g{}',
      priceAxis: '.x{}',
      nameplate: '.n{}',
      verdict: '.v{}',
      threeGates: '.t{}',
      tiltingGates: '',
      swingingGates: '',
      leaf: '',
      callsFirst: '',
      placeMap: '.p{}',
      initials: '.in{}',
      priceCard: '.pc{}',
      portfolio: '.pf{}',
      jobDone: '.jd{}',
      wordsForm: '.wf{}',
    },
    fontUrl: '/assets/f.woff2',
    kitDrawing: '/assets/k.svg',
    citySearchScript: '/assets/c.js',
    administratorScript: '/assets/a.js',
  },
  admin: {
    panel: { scripts: ['/assets/admin.js'], preloads: [], styles: ['/assets/admin.css'] },
    entrance: { scripts: ['/assets/entrance.js'], preloads: [], styles: ['/assets/admin.css'] },
    screens: new Map(),
    font: '/assets/f.woff2',
    preamble: '',
  },
};

export interface LogLine {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface TestApp extends App {
  readonly database: Database;
  /** What was logged; a test that expects no error looks that there is none. */
  readonly lines: readonly LogLine[];
  get(path: string, init?: RequestInit): Promise<Response>;
  /** As the administrator, whose session is put straight into the database at the first call. */
  asAdministrator(path: string, init?: RequestInit): Promise<Response>;
  /** A JSON call as the administrator. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export interface TestAppOptions {
  readonly engine?: Engine;
  readonly database?: Database;
  readonly clock?: () => Date;
  readonly environment?: Readonly<Record<string, string>>;
  readonly emailDelay?: () => number;
  readonly ownWordsLimits?: AppDependencies['ownWordsLimits'];
  /** Cheap ones by default. */
  readonly passwords?: AppDependencies['passwords'];
  /** Finished responses that outlive the process; none by default. */
  readonly stored?: AppDependencies['stored'];
  /** Another process, for work that visitors would feel; none by default. */
  readonly elsewhere?: AppDependencies['elsewhere'];
}

/** The whole product in memory, on a real database of this test's own unless one is handed in. Its worker runs only if the test starts it. */
export async function testApp({
  engine = 'sqlite',
  database: given,
  clock = () => new Date(),
  environment = {},
  emailDelay = () => 0,
  ownWordsLimits,
  passwords = cheapPasswords,
  stored = null,
  elsewhere = null,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await freshDatabase(engine));
  const config: Config = loadConfig(environment);
  const lines: LogLine[] = [];
  const log: Log = {
    info(message, fields = {}) {
      // How long a response takes here is the machine's matter, which does other things too.
      if (message !== 'Resposta lenta') lines.push({ level: 'info', message, fields });
    },
    error: (message, error, fields = {}) => void lines.push({ level: 'error', message, fields: { ...fields, error } }),
  };
  const app = createApp({
    elsewhere,
    config,
    database,
    clock,
    authSecret: AUTH_SECRET,
    assets: ASSETS,
    clientDirectory: null,
    stored,
    log,
    passwords,
    emailDelay,
    ownWordsLimits,
  });
  await app.company.fill();
  await app.changes.start(stored ? app.cache.position() : undefined);
  onTestFinished(async () => {
    await app.changes.stop();
    // A store is its owner's to close. What waits to be compressed would take a processor from the tests after this one.
    if (stored === null) await app.cache.stop();
  });

  let cookie: Promise<string> | undefined;
  async function signIn(): Promise<string> {
    await app.auth.api
      .createUser({ body: { ...ADMINISTRATOR, name: 'Teste', role: 'admin', data: { emailVerified: true } } })
      .catch(() => undefined);
    return sessionCookie(app.auth, ADMINISTRATOR.email, AUTH_SECRET);
  }

  async function asAdministrator(path: string, init: RequestInit = {}): Promise<Response> {
    cookie ??= signIn();
    const headers = new Headers(init.headers);
    headers.set('cookie', await cookie);
    headers.set('origin', SITE);
    return app.http.request(path, { ...init, headers });
  }

  return {
    ...app,
    database,
    lines,
    get: async (path, init) => app.http.request(path, init),
    asAdministrator,
    call: (method, path, body) =>
      asAdministrator(
        path,
        body === undefined
          ? { method }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      ),
  };
}
