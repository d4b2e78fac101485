import { expect, test } from 'vitest';
import { ADMINISTRATOR, testApp } from './support/app.ts';
import { addAdministrator, enrol, person } from './support/people.ts';

const SECURE = { SITE_URL: 'https://www.exemplo.com.br' };

test('over https every answer demands https for two years, of other names only where that is set; over http none does', async () => {
  const secure = await testApp({ environment: SECURE });
  const whole = await testApp({ environment: { ...SECURE, HSTS_SUBDOMAINS: 'true' } });
  const plain = await testApp({ environment: { HSTS_SUBDOMAINS: 'true' } });
  for (const path of ['/', '/nada', '/admin/login', '/api/session', '/api/auth/get-session', '/healthz']) {
    expect((await secure.get(path)).headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect((await whole.get(path)).headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect((await plain.get(path)).headers.get('strict-transport-security')).toBeNull();
  }
});

test('over https the session cookie belongs to this very host', async () => {
  const app = await testApp({ environment: SECURE });
  await addAdministrator(app);
  const response = await app.get(`${SECURE.SITE_URL}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SECURE.SITE_URL },
    body: JSON.stringify({ email: 'admin@exemplo.com.br', password: 'uma senha de teste' }),
  });
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('__Host-painel.session_token='));
  expect(session).toMatch(/Max-Age=14400/);
  for (const part of [/Path=\/(;|$)/, /HttpOnly/, /Secure/, /SameSite=Lax/i]) expect(session).toMatch(part);
  expect(session).not.toMatch(/Domain=/i);
  expect(cookies.every((cookie) => /;\s*Secure/i.test(cookie))).toBe(true);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  expect((await app.get('/api/session', { headers: { cookie } })).status).toBe(200);
});

test('what administrators are shown is embedded by nobody', async () => {
  const app = await testApp();
  for (const path of ['/admin/login', '/api/session', '/api/auth/get-session']) {
    const { headers } = await app.get(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
  expect((await app.get('/admin/login')).headers.get('content-security-policy')).not.toContain('unsafe');
});

test('no response of a sign-in call holds the token of the session: scripts cannot read what the cookie carries', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const owner = person(app);
  const responses = [await owner.signIn(), await owner.send('GET', '/api/auth/get-session')];
  const { code } = await enrol(owner);
  await app.database.db.deleteFrom('used_codes').execute();
  await owner.signIn();
  responses.push(await owner.send('POST', '/api/auth/two-factor/verify-totp', { code: code() }));
  responses.push(
    await owner.send('POST', '/api/auth/change-password', {
      currentPassword: ADMINISTRATOR.password,
      newPassword: 'três palavras soltas',
    }),
  );
  const tokens = (await app.database.db.selectFrom('session').select('token').execute()).map(({ token }) => token);
  expect(tokens.length).toBeGreaterThan(0);
  for (const answer of responses) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/"token"/);
  }
  expect((await owner.send('GET', '/api/session')).status).toBe(200);
});

test('every response below /api and /admin may be stored by no cache, signed in or not, found or not', async () => {
  const app = await testApp();
  const patterns = new Set(app.http.routes.map(({ path }) => path).filter((path) => /^\/(api|admin)(\/|$)/.test(path)));
  const paths = [...patterns].map((path) => path.replace(/:\w+(\{[^}]*\})?/g, () => 'x').replace('*', 'nada'));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    for (const response of [
      await app.get(path),
      await app.asAdministrator(path),
      await app.get(path, { method: 'POST', headers: { origin: 'https://mau.example' } }),
    ]) {
      expect(`${path} ${response.headers.get('cache-control')}`).toBe(`${path} no-store`);
      await response.body?.cancel();
    }
  }
});

test('a session cookie that the client brought along is worth nothing after signing in', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const jar = new Map([['painel.session_token', 'escolhido-pelo-atacante.assinatura']]);
  const victim = person(app, jar);
  expect((await victim.signIn()).status).toBe(200);
  expect(jar.get('painel.session_token')).not.toContain('escolhido');
  expect(
    (await app.get('/api/session', { headers: { cookie: 'painel.session_token=escolhido-pelo-atacante.assinatura' } }))
      .status,
  ).toBe(401);
  const first = jar.get('painel.session_token');
  await victim.signIn();
  expect(jar.get('painel.session_token')).not.toBe(first);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'what a form of another site can send (%s) is taken by no writing call',
  async (type) => {
    const app = await testApp();
    await app.call('GET', '/api/session');
    const writing = app.http.routes.filter(
      ({ method, path }) =>
        ['POST', 'PUT', 'PATCH'].includes(method) && path.startsWith('/api/') && !path.includes('*'),
    );
    expect(writing.length).toBeGreaterThan(10);
    for (const { method, path } of writing) {
      const address = path.replace(/:\w+(\{[^}]*\})?/g, () => 'x');
      const init = { method, body: '{"title":"Motor na Mooca","content":"<p>x</p>","titles":["a b c"],"which":"all"}' };
      // A form cannot name its origin as ours; a browser names its own.
      expect(
        (await app.get(address, { ...init, headers: { 'content-type': type, origin: 'https://mau.example' } })).status,
        `${method} ${address}`,
      ).toBe(403);
      const own = await app.asAdministrator(address, { ...init, headers: { 'content-type': type } });
      expect(own.status, `${method} ${address}`).toBeGreaterThanOrEqual(400);
      expect(own.status, `${method} ${address}`).toBeLessThan(500);
    }
  },
);
