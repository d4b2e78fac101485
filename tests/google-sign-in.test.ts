import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp, type TestAppOptions } from './support/app.ts';
import { engines } from './support/database.ts';
import { type GoogleStandIn, startGoogle } from './support/google.ts';
import { addAdministrator, enrol, person, type Person } from './support/people.ts';

const EMAIL = 'dona@exemplo.com.br';

async function withGoogle(options: TestAppOptions = {}): Promise<{ readonly app: TestApp; readonly google: GoogleStandIn }> {
  const google = await startGoogle(EMAIL);
  onTestFinished(() => google.stop());
  const app = await testApp({ ...options, environment: google.environment });
  const now = new Date();
  await app.database.db
    .insertInto('user')
    .values(({ lit }) => ({ id: 'dona', name: EMAIL, email: EMAIL, emailVerified: lit(true), createdAt: now, updatedAt: now, role: 'admin', banned: lit(false), mustChangePassword: lit(false), twoFactorEnabled: lit(false) }))
    .execute();
  return { app, google };
}

/** To Google's own screen. @returns its address. */
async function begin(someone: Person): Promise<string> {
  const response = await someone.send('POST', '/api/auth/sign-in/social', { provider: 'google', callbackURL: '/admin/painel', errorCallbackURL: '/admin/login' });
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

test("a linked Google account whose address has changed is refused: the list holds addresses", async () => {
  const { app, google } = await withGoogle();
  expect(await enter(person(app))).toBe('/admin/painel');
  google.claims.email = 'mudou@exemplo.com.br';
  const someone = person(app);
  expect(await enter(someone)).toMatch(/error=NOT_ON_LIST/);
  expect((await someone.send('GET', '/api/session')).status).toBe(401);
});

test('an address that was suspended or taken off the list no longer enters', async () => {
  const { app } = await withGoogle();
  expect(await enter(person(app))).toBe('/admin/painel');
  await app.database.db.updateTable('user').set(({ lit }) => ({ banned: lit(true) })).where('email', '=', EMAIL).execute();
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
  for (const callbackURL of ['https://mau.example/', '//mau.example', '/\\mau.example', '/admin/../../mau', 'javascript:alert(1)']) {
    for (const wish of [{ callbackURL, errorCallbackURL: '/admin/login' }, { callbackURL: '/admin/painel', errorCallbackURL: callbackURL }]) {
      const response = await person(app).send('POST', '/api/auth/sign-in/social', { provider: 'google', ...wish });
      expect({ ...wish, status: response.status }).toEqual({ ...wish, status: 400 });
    }
  }
});

test('without Google configured there is no such way in', async () => {
  const app = await testApp();
  expect((await person(app).send('POST', '/api/auth/sign-in/social', { provider: 'google', callbackURL: '/admin/painel', errorCallbackURL: '/admin/login' })).status).toBe(404);
  expect((await app.get('/api/auth/callback/google?code=x&state=y')).status).toBe(404);
  expect(await (await app.get('/api/public/sign-in-options')).json()).toMatchObject({ google: false });
});

test('many sign-ins with Google at once do not lock the database', async () => {
  const { app } = await withGoogle();
  await enter(person(app));
  const entered = await Promise.all(Array.from({ length: 12 }, () => enter(person(app))));
  expect(new Set(entered)).toEqual(new Set(['/admin/painel']));
});
