import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** What an anonymous caller may be told: that a thing is not for them, that it does not exist, or how to sign in. */
const OPEN_CALLS: readonly string[] = ['/api/public/sign-in-options'];
/** Screens without data, for people who cannot sign in yet. */
const OPEN_SCREENS: readonly string[] = ['/admin/login', '/admin/recuperar-senha', '/admin/nova-senha'];

test('no address below /api or /admin answers an anonymous visitor with data', async () => {
  const app = await testApp();
  const page = await app.call('POST', '/api/pages', { title: 'Segredo da Mooca', content: '<p>segredo</p>' });
  const { id } = (await page.json()) as { id: string };
  const job = (await (
    await app.call('POST', '/api/bulk-jobs', { titles: ['Outro segredo'], creativity: 75 })
  ).json()) as { id: string };

  const patterns = new Set(app.http.routes.map(({ path }) => path).filter((path) => /^\/(api|admin)(\/|$)/.test(path)));
  const addresses = [...patterns].flatMap((pattern) =>
    [id, job.id].map((value) => pattern.replace(':id', value).replace('*', 'qualquer')),
  );
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    for (const method of METHODS) {
      const response = await app.get(address, {
        method,
        ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
      });
      const body = await response.text();
      expect(body, `${method} ${address}`).not.toMatch(/segredo/i);
      if (OPEN_CALLS.includes(address)) continue;
      const open =
        response.ok &&
        !(address.startsWith('/api/auth/get-session') && body === 'null') &&
        !OPEN_SCREENS.includes(address);
      expect(open, `${method} ${address} answered ${response.status}: ${body.slice(0, 80)}`).toBe(false);
    }
  }
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test.each(['/admin/painel', '/admin/local-generator', '/admin/mass-creator', '/admin/qualquer'])(
  'signed out, %s leads to the sign-in screen by a response of the server',
  async (path) => {
    const app = await testApp();
    const response = await app.get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/admin/login?volta=${encodeURIComponent(path)}`);
  },
);

test('signed in, the sign-in screen leads straight to the panel', async () => {
  const app = await testApp();
  const response = await app.asAdministrator('/admin/login');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/admin/painel');
});

test.each([
  ['/admin/mass-creator', '/admin/mass-creator'],
  ['/admin/paginas/0195d3a0-0000-7000-8000-000000000000', '/admin/paginas/0195d3a0-0000-7000-8000-000000000000'],
  ['https://mau.example/', '/admin/painel'],
  ['//mau.example', '/admin/painel'],
  ['/admin/login', '/admin/painel'],
])('signed in, the sign-in screen that was to lead back to %s leads to %s', async (wanted, leads) => {
  const app = await testApp();
  const response = await app.asAdministrator(`/admin/login?volta=${encodeURIComponent(wanted)}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, leads]);
});

test.each(['/api/overview', '/api/pages', '/api/session', '/admin/painel'])(
  '%s may be stored by no cache',
  async (path) => {
    const app = await testApp();
    expect((await app.asAdministrator(path)).headers.get('cache-control')).toBe('no-store');
    expect((await app.get(path)).headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  ['another origin', { origin: 'https://mau.example' }],
  ['another site by what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
])('a writing call from %s is refused and changes nothing', async (_from, headers: Record<string, string>) => {
  const app = await testApp();
  const page = (await (
    await app.call('POST', '/api/pages', { title: 'Motor na Mooca', content: '<p>Texto.</p>' })
  ).json()) as { id: string };
  const { http } = app;
  const cookie = (await signInCookie(app)) ?? '';
  const response = await http.request(`/api/pages/${page.id}`, { method: 'DELETE', headers: { cookie, ...headers } });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: 'foreign_origin' } });
  expect((await app.call('GET', `/api/pages/${page.id}`)).status).toBe(200);
});

async function signInCookie(app: Awaited<ReturnType<typeof testApp>>): Promise<string> {
  const response = await app.get('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'admin@exemplo.com.br', password: 'uma senha de teste' }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
