import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';
import { addAdministrator } from './support/people.ts';

const SECURE = { SITE_URL: 'https://www.exemplo.com.br' };

test('over https every answer demands https for two years; over http none does', async () => {
  const secure = await testApp({ environment: SECURE });
  const plain = await testApp();
  for (const path of ['/', '/nada', '/admin/login', '/api/session', '/api/auth/get-session', '/healthz']) {
    expect((await secure.get(path)).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
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
