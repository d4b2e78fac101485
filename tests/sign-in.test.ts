import { afterEach, expect, test, vi } from 'vitest';
import { ensureFirstAdministrator } from '../src/auth/first-administrator.ts';
import { ConfigError, loadConfig } from '../src/config.ts';
import { ADMINISTRATOR, SITE, testApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

afterEach(() => {
  vi.useRealTimers();
});

function signIn(app: TestApp, body: unknown): Promise<Response> {
  return app.get('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body: JSON.stringify(body),
  });
}

test.each(engines)('the first administrator is created once, with a password to be changed (%s)', async (engine) => {
  const app = await testApp({ engine });
  const config = loadConfig({});
  const credentials = await ensureFirstAdministrator(app.database, app.auth, config);
  expect(credentials?.generatedPassword).toMatch(/^[\w-]{16}$/);
  expect(await ensureFirstAdministrator(app.database, app.auth, config)).toBeNull();

  const response = await signIn(app, { email: credentials?.email, password: credentials?.generatedPassword });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const session = async (with_: string) => (await app.get('/api/session', { headers: { cookie: with_ } })).json();
  expect(await session(cookie)).toMatchObject({ email: credentials?.email, must_change_password: true });

  const changed = await app.get('/api/auth/change-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE, cookie },
    body: JSON.stringify({
      currentPassword: credentials?.generatedPassword,
      newPassword: 'uma senha bem nova',
      revokeOtherSessions: true,
    }),
  });
  expect(changed.status).toBe(200);
  const renewed = changed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await session(renewed)).toMatchObject({ must_change_password: false });
});

test('production without an administrator and without ADMIN_EMAIL and ADMIN_PASSWORD refuses to start', async () => {
  const app = await testApp();
  const config = { ...loadConfig({}), production: true };
  const error = await ensureFirstAdministrator(app.database, app.auth, config).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toMatch(/ADMIN_EMAIL[\s\S]*ADMIN_PASSWORD/);
});

test.each(['password1234', 'qwertyuiopqw', 'dona@exemplo.com.br', 'abcabcabcabc', '839201748392'])(
  'the first password %s is refused as the panel would, and no account is made',
  async (chosen) => {
    const app = await testApp();
    const config = { ...loadConfig({ ADMIN_EMAIL: 'dona@exemplo.com.br', ADMIN_PASSWORD: chosen }), production: true };
    const error = await ensureFirstAdministrator(app.database, app.auth, config).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain('ADMIN_PASSWORD: ');
    expect(await app.database.db.selectFrom('user').select('id').execute()).toEqual([]);
  },
);

test('a wrong password and an unknown e-mail get the same Portuguese response', async () => {
  const app = await testApp();
  await app.asAdministrator('/api/session');
  for (const body of [
    { ...ADMINISTRATOR, password: 'errada errada' },
    { ...ADMINISTRATOR, email: 'ninguem@exemplo.com.br' },
  ]) {
    const response = await signIn(app, body);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: { code: 'invalid_email_or_password', message: 'Email ou senha incorretos' },
    });
  }
});

test('sign-up is closed', async () => {
  const app = await testApp();
  const response = await app.get('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body: JSON.stringify({ name: 'x', email: 'novo@exemplo.com.br', password: 'uma senha qualquer' }),
  });
  expect(response.status).toBe(404);
});

test.each(engines)('a session ends four hours after sign-in, whatever was done meanwhile (%s)', async (engine) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  const app = await testApp({ engine });
  for (const minutes of [0, 60, 120, 180, 239]) {
    vi.setSystemTime(start + minutes * 60_000);
    expect((await app.asAdministrator('/api/session')).status, `after ${minutes} minutes`).toBe(200);
  }
  vi.setSystemTime(start + 4 * 3_600_000 + 1000);
  expect((await app.asAdministrator('/api/session')).status).toBe(401);
});

test('the session cookie is closed to scripts; the hint beside it is worth nothing', async () => {
  const app = await testApp();
  await app.asAdministrator('/api/session');
  const cookies = (await signIn(app, ADMINISTRATOR)).headers.getSetCookie();
  expect(cookies.find((cookie) => cookie.startsWith('painel.session_token='))).toMatch(/HttpOnly.*SameSite=Lax/i);
  expect(cookies.find((cookie) => cookie.startsWith('painel=1'))).not.toMatch(/HttpOnly/i);
  expect((await app.get('/api/session', { headers: { cookie: 'painel=1' } })).status).toBe(401);
});

test('after signing out the session is worth nothing', async () => {
  const app = await testApp();
  expect((await app.call('POST', '/api/auth/sign-out', {})).status).toBe(200);
  expect((await app.asAdministrator('/api/session')).status).toBe(401);
});

test('many wrong passwords in a row are refused with 429 and a time to wait', async () => {
  const app = await testApp();
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    last = await signIn(app, { email: 'ninguem@exemplo.com.br', password: 'errada errada' });
    statuses.push(last.status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last?.json()).toMatchObject({ error: { code: 'too_many_requests' } });
});

test('nobody who is not signed in has a chosen password estimated', async () => {
  const app = await testApp();
  const body = JSON.stringify({ currentPassword: 'uma senha de teste', newPassword: 'curta' });
  const answer = await app.http.request('/api/auth/change-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE },
    body,
  });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
});
