import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp, type TestApp } from './support/app.ts';
import { BODIES, HEADER_VALUES, PATHS, SCRIPTS, SQL, STRINGS } from './support/attack-payloads.ts';
import { engines } from './support/database.ts';

const ALL_STRINGS = [...SCRIPTS, ...SQL, ...PATHS, ...STRINGS];
/** What a response must never hold: our files, our queries, our stack, another account's secrets. */
const LEAK =
  /node_modules|\.tsx?:\d|\bat \w+ \(|file:\/\/\/work|SQLITE_|select .* from|insert into|syntax error at|root:x:0|BEGIN [A-Z ]*PRIVATE|\$ba\$/i;
const TABLES = ['generated_pages', 'bulk_jobs', 'user', 'account', 'security_settings'] as const;

function fault(what: string): never {
  throw new Error(what);
}

/** A route's address with each parameter filled; wildcards of middleware are no addresses. */
function addressesOf(app: TestApp, fill: string): { readonly method: string; readonly path: string }[] {
  const routes = app.http.routes.filter(
    ({ path, method }) => !path.includes('*') && method !== 'ALL' && !path.endsWith('/events'),
  );
  const unique = new Map(
    routes.map(({ method, path }) => [
      `${method} ${path}`,
      { method, path: path.replace(/:\w+(\{[^}]*\})?/g, () => fill) },
    ]),
  );
  return [...unique.values()];
}

const AUTH_PATHS = [
  'sign-in/email',
  'sign-out',
  'change-password',
  'reset-password',
  'request-password-reset',
  'two-factor/enable',
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
  'get-session',
  'sign-up/email',
  'admin/create-user',
  'update-user',
  'callback/google',
];

async function stateOf(app: TestApp): Promise<string> {
  const counts: unknown[] = [];
  for (const table of TABLES)
    counts.push((await sql`select * from ${sql.table(table)} order by id`.execute(app.database.db)).rows);
  return JSON.stringify(counts);
}

/** @param sent what was sent, which may come back as the text that it is. */
async function expectHarmless(response: Response, what: string, sent = ''): Promise<void> {
  const body = await response.text();
  if (response.status >= 500) fault(`${what} answered ${response.status}: ${body.slice(0, 200)}`);
  const leak = LEAK.exec(sent === '' ? body : body.replaceAll(JSON.stringify(sent).slice(1, -1), ''));
  if (leak) fault(`${what} leaks "${leak[0]}": ${body.slice(0, 300)}`);
  for (const [name, value] of response.headers)
    if (/mau=1|mau\.example/.test(`${name}: ${value}`) && name !== 'location')
      fault(`${what} took a header: ${name}: ${value}`);
  const location = response.headers.get('location');
  if (location !== null && new URL(location, 'http://localhost:3000').origin !== 'http://localhost:3000')
    fault(`${what} leads to ${location}`);
}

function expectNoErrorLogged(app: TestApp): void {
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
}

function send(app: TestApp, path: string, init: RequestInit): Promise<Response> {
  return app.asAdministrator(path, init);
}

test('there are at least 200 payloads', () => {
  expect(
    new Set([...ALL_STRINGS, ...HEADER_VALUES.map(String), ...BODIES.map(([what]) => what)]).size,
  ).toBeGreaterThanOrEqual(200);
});

test.each(engines)(
  'no address and no query, however malicious, breaks or changes anything (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const app = await testApp({ engine });
    await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>Texto.</p>' });
    const before = await stateOf(app);
    // What PostgreSQL could take otherwise than SQLite; the rest never reaches a database.
    for (const payload of engine === 'postgres' ? [...SQL, ...STRINGS] : ALL_STRINGS) {
      const escaped = encodeURIComponent(payload.toWellFormed()).slice(0, 4000);
      const raw = payload
        .replace(/[^\x21-\x7e]/g, '')
        .replace(/[#?\\]/g, '')
        .slice(0, 4000);
      for (const address of [
        '/links-uteis/',
        '/postagens/',
        '/cidades/',
        '/topicos/',
        '/assets/',
        '/',
        '/admin/',
        '/api/pages/',
        '/api/bulk-jobs/',
        '/api/auth/',
      ]) {
        await expectHarmless(await send(app, address + escaped, {}), `GET ${address}${escaped.slice(0, 60)}`);
        await expectHarmless(await send(app, `${address}${raw}`, {}), `GET ${address}${raw.slice(0, 60)}`);
      }
      for (const query of [
        '/api/pages?q=',
        '/api/pages?cursor=',
        '/api/pages?limit=',
        '/api/record?q=',
        '/api/record?cursor=',
        '/api/record?from=',
        '/api/record?action=',
        '/postagens?pagina=',
        '/sitemap?pagina=',
        '/admin/login?volta=',
        '/admin/login?error=',
        '/?utm_source=',
        '/api/bulk-jobs/x?after=',
      ]) {
        await expectHarmless(await send(app, query + escaped, {}), `GET ${query}${escaped.slice(0, 60)}`);
      }
    }
    expect(await stateOf(app)).toBe(before);
    expectNoErrorLogged(app);
  },
);

test.each(engines)(
  'no body, however malicious, breaks a call or changes anything (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const app = await testApp({ engine });
    await app.asAdministrator('/api/session');
    const before = await stateOf(app);
    const writing = addressesOf(app, 'nada').filter(
      ({ method, path }) => method !== 'GET' && path.startsWith('/api/') && !path.endsWith('/sessions/end'),
    );
    expect(writing.length).toBeGreaterThan(10);
    const calls = [
      ...writing,
      ...AUTH_PATHS.filter((path) => path !== 'sign-out').map((path) => ({
        method: 'POST',
        path: `/api/auth/${path}`,
      })),
    ];
    for (const { method, path } of calls) {
      for (const [what, type, body] of BODIES) {
        const response = await send(app, path, { method, body, headers: { 'content-type': type } });
        // To import no pages is allowed, and changes nothing.
        const isEmptyImport = path.endsWith('/import') && what === 'a list';
        // A list of titles may be any text; reading it stores nothing.
        const isReadList = path === '/api/title-lists';
        if (response.ok && !isEmptyImport && !isReadList) fault(`${method} ${path} took ${what}: ${response.status}`);
        await expectHarmless(response, `${method} ${path} with ${what}`);
      }
    }
    expect(await stateOf(app)).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expectNoErrorLogged(app);
  },
);

test.each(engines)(
  'a malicious value in any field of any call neither breaks it nor gets what it wants (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const app = await testApp({ engine });
    await app.asAdministrator('/api/session');
    const users = () =>
      app.database.db.selectFrom('user').select(['email', 'role', 'banned']).orderBy('email').execute();
    const before = await users();
    for (const value of ALL_STRINGS) {
      const calls: [string, unknown][] = [
        ['/api/generate', { title: value, creativity: 75 }],
        ['/api/pages', { title: value, content: value, slug: value, description: value }],
        ['/api/pages/import', [{ title: value, content: value, slug: value }]],
        ['/api/administrators', { email: value, password: value }],
        ['/api/administrators/nada/remove', { password: value }],
        ['/api/auth/reset-password', { token: value, newPassword: value }],
        ['/api/auth/two-factor/verify-totp', { code: value }],
      ];
      for (const [path, body] of calls) {
        await expectHarmless(
          await send(app, path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
          `POST ${path} with ${value.slice(0, 60)}`,
          value,
        );
      }
    }
    expect(await users()).toEqual(before);
    expectNoErrorLogged(app);
    const stored = await app.database.db.selectFrom('generated_pages').select(['content', 'slug']).execute();
    for (const { content, slug } of stored) {
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(content).not.toMatch(
        /<(script|iframe|object|embed|svg|math|style|link|meta|base|form|input|button|template|video|audio)|<[^>]+\son\w+\s*=|<[^>]+(href|src)\s*=\s*["']?\s*(javascript|data|vbscript)/i,
      );
    }
  },
);

test('malicious headers break nothing and make nobody an administrator', { timeout: 240_000 }, async () => {
  const app = await testApp();
  const addresses = addressesOf(app, 'nada').filter(({ method }) => method === 'GET');
  for (const [name, value] of HEADER_VALUES) {
    for (const { path } of addresses) {
      const response = await app.get(path, { headers: { [name]: value } });
      if (
        /^\/(api|admin)\//.test(path) &&
        response.ok &&
        !/sign-in-options|\/admin\/(login|recuperar-senha|nova-senha)$/.test(path)
      )
        fault(`${path} opened by ${name}: ${value.slice(0, 60)}`);
      await expectHarmless(response, `GET ${path} with ${name}: ${value.slice(0, 60)}`);
    }
  }
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a page is only ever what the sanitiser left, and its policy runs no script that is not ours', async () => {
  const app = await testApp();
  await app.call('POST', '/api/pages', {
    title: 'Motor <img src=x onerror=globalThis.hacked=1>',
    content: `<p>Texto</p>${SCRIPTS.join('')}`,
  });
  const [page] = await app.database.db.selectFrom('generated_pages').select('slug').execute();
  const response = await app.get(`/links-uteis/${page?.slug}`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/style-src[^;]*'self'/);
  expect(await response.text()).not.toContain('<img src=x');
});
