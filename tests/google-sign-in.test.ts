import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { loginAddress } from '../src/admin/return-address.ts';
import { ensureFirstAdministrator } from '../src/auth/first-administrator.ts';
import { addresses } from '../src/business/addresses.ts';
import { loadConfig } from '../src/config.ts';
import { ADMINISTRATOR, testApp, type TestApp, type TestAppOptions } from './support/app.ts';
import { engines } from './support/database.ts';
import { type GoogleStandIn, startGoogle, startSilentIssuer } from './support/google.ts';
import { addAdministrator, enrol, person, type Person } from './support/people.ts';

const EMAIL = 'dona@exemplo.com.br';

async function withGoogle(
  options: TestAppOptions = {},
): Promise<{ readonly app: TestApp; readonly google: GoogleStandIn }> {
  const google = await startGoogle(EMAIL);
  onTestFinished(() => google.stop());
  const app = await testApp({ ...options, environment: google.environment });
  const now = new Date();
  await app.database.db
    .insertInto('user')
    .values(({ lit }) => ({
      id: 'dona',
      name: EMAIL,
      email: EMAIL,
      emailVerified: lit(true),
      createdAt: now,
      updatedAt: now,
      role: 'admin',
      banned: lit(false),
      mustChangePassword: lit(false),
      twoFactorEnabled: lit(false),
    }))
    .execute();
  return { app, google };
}

/** To Google's own screen. @returns its address. */
async function begin(someone: Person): Promise<string> {
  const response = await someone.send('POST', '/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/admin/painel',
    errorCallbackURL: '/admin/login',
  });
  expect(response.status).toBe(200);
  return z.object({ url: z.string() }).parse(await response.json()).url;
}

/** What Google answers to the browser. @returns the path of our callback with its query. */
async function throughGoogle(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.pathname).toBe('/api/auth/callback/google');
  return back.pathname + back.search;
}

async function enter(someone: Person): Promise<string | null> {
  return (await someone.send('GET', await throughGoogle(await begin(someone)))).headers.get('location');
}

const users = (app: TestApp) => app.database.db.selectFrom('user').select('email').execute();

test.each(engines)('an address on the list enters with Google, with PKCE, state and nonce (%s)', async (engine) => {
  const { app, google } = await withGoogle({ engine });
  const someone = person(app);
  const url = new URL(await begin(someone));
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('state')).toMatch(/.{16,}/);
  expect(url.searchParams.get('nonce')).toMatch(/.{16,}/);
  const response = await someone.send('GET', await throughGoogle(url.href));
  expect(response.headers.get('location')).toBe('/admin/painel');
  expect(google.tokenRequests[0]).toHaveProperty('code_verifier');
  expect(await (await someone.send('GET', '/api/session')).json()).toMatchObject({ email: EMAIL, google: true });
  const account = await (await someone.send('GET', '/api/account')).json();
  expect(account).toMatchObject({ methods: { password: false, google: true } });
});

test.each<[what: string, bend: (google: GoogleStandIn) => void]>([
  ['another address', (google) => (google.claims.email = 'estranho@exemplo.com.br')],
  ['an unverified e-mail', (google) => (google.claims.email_verified = false)],
  ['a token for another audience', (google) => (google.claims.aud = 'outro-site')],
  ['a token of another issuer', (google) => (google.claims.iss = 'https://mau.example')],
  ['an expired token', (google) => (google.claims.expiresIn = -600)],
  ['a token with the nonce of another sign-in', (google) => (google.claims.nonce = 'de-outra-vez')],
  ['a token whose signature is no signature', (google) => (google.forge = true)],
  ['a response without an ID token', (google) => (google.withholdIdToken = true)],
])('%s is refused, and no account is made of it', async (_what, bend) => {
  const { app, google } = await withGoogle();
  const before = await users(app);
  bend(google);
  const someone = person(app);
  expect(await enter(someone)).toMatch(/\/admin\/login\?.*error=/);
  expect((await someone.send('GET', '/api/session')).status).toBe(401);
  expect(await users(app)).toEqual(before);
  expect(await app.database.db.selectFrom('account').selectAll().execute()).toEqual([]);
  const lines = await app.database.db.selectFrom('audit_events').select(['action', 'subject']).execute();
  expect(lines).toEqual([{ action: 'sign_in_failed', subject: 'Google' }]);
});

test('a state that was used, or that belongs to another browser, is refused', async () => {
  const { app } = await withGoogle();
  const someone = person(app);
  const callback = await throughGoogle(await begin(someone));
  expect((await someone.send('GET', callback)).headers.get('location')).toBe('/admin/painel');
  expect((await someone.send('GET', callback)).headers.get('location')).toMatch(/\/admin\/login\?.*error=/);

  const other = person(app);
  const stolen = await throughGoogle(await begin(other));
  const thief = person(app);
  expect((await thief.send('GET', stolen)).headers.get('location')).toMatch(/\/admin\/login\?.*error=/);
  expect((await thief.send('GET', '/api/session')).status).toBe(401);
});

test('a linked Google account whose address has changed is refused: the list holds addresses', async () => {
  const { app, google } = await withGoogle();
  expect(await enter(person(app))).toBe('/admin/painel');
  google.claims.email = 'mudou@exemplo.com.br';
  const someone = person(app);
  expect(await enter(someone)).toMatch(/error=NOT_ON_LIST/);
  expect((await someone.send('GET', '/api/session')).status).toBe(401);
});

test.each(engines)(
  'a second account of Google with the same address stands in the audit log, and each link withdraws an open invitation (%s)',
  async (engine) => {
    const { app, google } = await withGoogle({ engine });
    const { db } = app.database;
    for (const sub of ['conta-1', 'conta-1', 'conta-2']) {
      google.claims.sub = sub;
      await db.deleteFrom('password_links').execute();
      await db
        .insertInto('password_links')
        .values({ user_id: 'dona', token_hash: 'convite', expires_at: '2099-01-01T00:00:00.000Z' })
        .execute();
      expect(await enter(person(app))).toBe('/admin/painel');
    }
    expect(await db.selectFrom('password_links').selectAll().execute()).toEqual([]);
    const lines = await db.selectFrom('audit_events').select(['action', 'who', 'subject']).orderBy('id').execute();
    expect(lines.map(({ action, who, subject }) => `${who}: ${action}: ${subject}`)).toEqual(
      [
        'method_linked: Google',
        'sign_in: Google',
        'sign_in: Google',
        'method_linked: Google, mais uma conta com o mesmo e-mail',
        'sign_in: Google',
      ].map((line) => `${EMAIL}: ${line}`),
    );
  },
);

test(
  'Google is asked for nothing until somebody wants to enter with it, and one that never answers keeps no password out',
  { timeout: 240_000 },
  async () => {
    const issuer = await startSilentIssuer();
    onTestFinished(() => issuer.stop());
    const app = await testApp({
      environment: {
        GOOGLE_CLIENT_ID: 'o-painel',
        GOOGLE_CLIENT_SECRET: 'segredo-do-painel',
        GOOGLE_ISSUER: issuer.url,
      },
    });
    await ensureFirstAdministrator(
      app.database,
      app.auth,
      loadConfig({ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: ADMINISTRATOR.password }),
    );
    expect((await person(app).signIn(EMAIL, ADMINISTRATOR.password)).status).toBe(200);
    expect(issuer.connections()).toBe(0);

    const pressing = person(app).send('POST', '/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: '/admin/painel',
      errorCallbackURL: '/admin/login',
    });
    await expect.poll(() => issuer.connections()).toBe(1);
    expect((await person(app).signIn(EMAIL, ADMINISTRATOR.password)).status).toBe(200);
    await issuer.stop();
    const answer = await pressing;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: { code: 'provider_not_found', message: expect.stringContaining('O Google não respondeu') },
    });
    expect(app.lines.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      'O Google não respondeu',
    ]);
  },
);

test('an issuer that accepts and does not answer is asked for ten seconds, and again when somebody presses again', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('Too long', 'TimeoutError')));
  const issuer = await startSilentIssuer();
  onTestFinished(() => issuer.stop());
  const app = await testApp({
    environment: { GOOGLE_CLIENT_ID: 'o-painel', GOOGLE_CLIENT_SECRET: 'segredo-do-painel', GOOGLE_ISSUER: issuer.url },
  });
  const press = async () =>
    (
      await person(app).send('POST', '/api/auth/sign-in/social', {
        provider: 'google',
        callbackURL: '/admin/painel',
        errorCallbackURL: '/admin/login',
      })
    ).status;
  expect(await press()).toBe(503);
  expect(await press()).toBe(503);
  expect(limit.mock.calls).toEqual([[10_000], [10_000]]);
});

test('an issuer that was silent at first is asked again, and lets in', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('Too long', 'TimeoutError')));
  const { app } = await withGoogle();
  const someone = person(app);
  const body = { provider: 'google', callbackURL: '/admin/painel', errorCallbackURL: '/admin/login' };
  expect((await someone.send('POST', '/api/auth/sign-in/social', body)).status).toBe(503);
  limit.mockRestore();
  expect(await enter(someone)).toBe('/admin/painel');
});

test('after Google one comes back to the screen that asked, an editor too', async () => {
  const { app } = await withGoogle();
  const someone = person(app);
  const editor = addresses.admin.page('0195d3a0-0000-7000-8000-000000000000');
  const response = await someone.send('POST', '/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: editor,
    errorCallbackURL: loginAddress(editor),
  });
  const { url } = z.object({ url: z.string() }).parse(await response.json());
  expect((await someone.send('GET', await throughGoogle(url))).headers.get('location')).toBe(editor);
});

test('an address that was suspended or taken off the list no longer enters', async () => {
  const { app } = await withGoogle();
  expect(await enter(person(app))).toBe('/admin/painel');
  await app.database.db
    .updateTable('user')
    .set(({ lit }) => ({ banned: lit(true) }))
    .where('email', '=', EMAIL)
    .execute();
  expect(await enter(person(app))).toMatch(/error=/);
  await app.database.db.deleteFrom('user').where('email', '=', EMAIL).execute();
  expect(await enter(person(app))).toMatch(/error=/);
});

test.each(engines)('an account with a second factor is sent from Google to password and code (%s)', async (engine) => {
  const { app, google } = await withGoogle({ engine });
  google.claims.email = 'codigo@exemplo.com.br';
  await addAdministrator(app, 'codigo@exemplo.com.br');
  const owner = person(app);
  await owner.signIn('codigo@exemplo.com.br');
  await enrol(owner);
  const someone = person(app);
  expect(await enter(someone)).toMatch(/error=SECOND_FACTOR_ASKED/);
  expect((await someone.send('GET', '/api/session')).status).toBe(401);
});

test('the way back after Google leads nowhere else', async () => {
  const { app } = await withGoogle();
  for (const callbackURL of [
    'https://mau.example/',
    '//mau.example',
    '/\\mau.example',
    '/admin/../../mau',
    'javascript:alert(1)',
  ]) {
    for (const body of [
      { callbackURL, errorCallbackURL: '/admin/login' },
      { callbackURL: '/admin/painel', errorCallbackURL: callbackURL },
    ]) {
      const response = await person(app).send('POST', '/api/auth/sign-in/social', { provider: 'google', ...body });
      expect({ ...body, status: response.status }).toEqual({ ...body, status: 400 });
    }
  }
});

test('without Google configured there is no such way in', async () => {
  const app = await testApp();
  expect(
    (
      await person(app).send('POST', '/api/auth/sign-in/social', {
        provider: 'google',
        callbackURL: '/admin/painel',
        errorCallbackURL: '/admin/login',
      })
    ).status,
  ).toBe(404);
  expect((await app.get('/api/auth/callback/google?code=x&state=y')).status).toBe(404);
  expect(await (await app.get('/api/public/sign-in-options')).json()).toMatchObject({ google: false });
});

test('many sign-ins with Google at once do not lock the database', async () => {
  const { app } = await withGoogle();
  await enter(person(app));
  const entered = await Promise.all(Array.from({ length: 12 }, () => enter(person(app))));
  expect(new Set(entered)).toEqual(new Set(['/admin/painel']));
});
