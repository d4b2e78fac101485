import type { KyselyPlugin } from 'kysely';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { addAdministrator, person } from './support/people.ts';
import { type PostOffice, startPostOffice } from './support/smtp.ts';
import { postgresUrl } from './support/test-databases.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function withMail(
  options: Parameters<typeof testApp>[0] = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly app: TestApp; readonly office: PostOffice }> {
  const office = await startPostOffice();
  onTestFinished(() => office.stop());
  const app = await testApp({ ...options, environment: { ...environment, SMTP_URL: office.url } });
  await addAdministrator(app);
  return { app, office };
}

const ask = (app: TestApp, email: string) => person(app).send('POST', '/api/auth/request-password-reset', { email });

async function tokenIn(office: PostOffice): Promise<string> {
  await expect.poll(() => office.emails.length).toBeGreaterThan(0);
  const [, token] = /\/admin\/nova-senha#([\w-]+)/.exec(office.emails.at(-1) ?? '') ?? [];
  if (token === undefined) throw new Error(`No link in ${office.emails.at(-1)}`);
  return token;
}

test.each(engines)(
  'the link of the e-mail sets a password once and ends every session (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const { app, office } = await withMail({ engine });
    const thief = person(app);
    await thief.signIn();
    expect((await ask(app, ADMINISTRATOR.email)).status).toBe(200);
    const token = await tokenIn(office);
    expect(office.emails[0]).toContain(`To: ${ADMINISTRATOR.email}`);
    const reset = (newPassword: string) => person(app).send('POST', '/api/auth/reset-password', { token, newPassword });
    const weak = await reset('password1234');
    expect(weak.status).toBe(422);
    expect(await weak.text()).toContain('mais usadas');
    expect((await reset('três palavras soltas')).status).toBe(200);
    expect((await thief.send('GET', '/api/session')).status).toBe(401);
    expect((await person(app).signIn()).status).toBe(401);
    expect((await person(app).signIn(ADMINISTRATOR.email, 'três palavras soltas')).status).toBe(200);
    expect((await reset('outras palavras soltas')).status).toBe(400);
    const actions = (await app.database.db.selectFrom('audit_events').select('action').execute()).map(
      ({ action }) => action,
    );
    expect(actions).toContain('password_reset_requested');
    expect(actions).toContain('password_reset');
  },
);

test('the response is the same whether the address exists or not, and an unknown address gets no e-mail', async () => {
  const { app, office } = await withMail();
  const [known, unknown] = [await ask(app, ADMINISTRATOR.email), await ask(app, 'ninguem@exemplo.com.br')];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  await tokenIn(office);
  expect(office.emails).toHaveLength(1);
});

test('the link leads to SITE_URL, whatever host the request names', async () => {
  const office = await startPostOffice();
  onTestFinished(() => office.stop());
  const app = await testApp({ environment: { SMTP_URL: office.url, SITE_URL: 'https://www.exemplo.com.br' } });
  await addAdministrator(app);
  const response = await app.http.request('http://mau.example/api/auth/request-password-reset', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://www.exemplo.com.br',
      host: 'mau.example',
      'x-forwarded-host': 'mau.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=mau.example',
    },
    body: JSON.stringify({ email: ADMINISTRATOR.email, redirectTo: 'https://mau.example/' }),
  });
  expect(response.status).toBe(200);
  await tokenIn(office);
  expect(office.emails[0]).toContain('https://www.exemplo.com.br/admin/nova-senha#');
  expect(office.emails[0]).not.toContain('mau.example');
});

test('nobody fills a mailbox from outside, and the response does not tell', async () => {
  const office = await startPostOffice();
  onTestFinished(() => office.stop());
  const app = await testApp({ environment: { SMTP_URL: office.url, TRUSTED_PROXIES: '127.0.0.1' } });
  await addAdministrator(app);
  const askFrom = (address: string) =>
    person(app).send(
      'POST',
      '/api/auth/request-password-reset',
      { email: ADMINISTRATOR.email },
      { 'x-forwarded-for': address },
    );
  await person(app).signIn(undefined, undefined, { 'x-forwarded-for': '198.51.100.7' });
  const responses = new Set<string>();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const response = await askFrom(`203.0.113.${attempt}`);
    responses.add(`${response.status} ${await response.text()}`);
  }
  expect(responses.size).toBe(1);
  await expect.poll(() => office.emails.length).toBe(3);
  await askFrom('198.51.100.7');
  await expect.poll(() => office.emails.length).toBe(4);
});

test.each(engines)(
  'refused requests and requests for names on no list leave nothing behind but a line of the audit log (%s)',
  async (engine) => {
    const { app, office } = await withMail({ engine }, { TRUSTED_PROXIES: '127.0.0.1' });
    const askFrom = (address: string, email: string) =>
      person(app).send('POST', '/api/auth/request-password-reset', { email }, { 'x-forwarded-for': address });
    const { db } = app.database;
    const left = async () => ({
      attempts: (await db.selectFrom('sign_in_attempts').select(['key', 'failures']).orderBy('key').execute()).map(
        ({ key, failures }) => `${key.split(':')[0]} ${failures}`,
      ),
      links:
        (await db.selectFrom('password_links').select('user_id').execute()).length +
        (await db.selectFrom('verification').select('id').execute()).length,
      lines: (await db.selectFrom('audit_events').select('action').execute()).length,
    });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1)
      statuses.push((await askFrom('203.0.113.9', `ninguem${attempt}@exemplo.com.br`)).status);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 200), ...Array.from({ length: 15 }, () => 429)]);
    await expect.poll(left).toEqual({ attempts: ['recovery 5'], links: 0, lines: 5 });
    for (let attempt = 0; attempt < 10; attempt += 1) await askFrom('198.51.100.1', ADMINISTRATOR.email);
    await expect.poll(() => office.emails.length).toBe(3);
    await expect.poll(left).toEqual({ attempts: ['letters 3', 'recovery 5', 'recovery 5'], links: 1, lines: 10 });
  },
);

test.skipIf(!postgresUrl)(
  'the response waits for nothing that only an address on the list has to wait for',
  async () => {
    const { app, office } = await withMail({ engine: 'postgres' });
    await ask(app, ADMINISTRATOR.email);
    await tokenIn(office);
    await app.database.db.transaction().execute(async (transaction) => {
      // Held until the response is there: the next e-mail cannot be counted before.
      await transaction
        .updateTable('sign_in_attempts')
        .set({ failures: 1 })
        .where('key', 'like', 'letters:%')
        .execute();
      expect((await ask(app, ADMINISTRATOR.email)).status).toBe(200);
      expect(office.emails).toHaveLength(1);
    });
    await expect.poll(() => office.emails.length).toBe(2);
  },
);

test.each(engines)(
  'a request costs the database the same whether the e-mail is on the list, is not, or is to get no more e-mails (%s)',
  { timeout: 240_000 },
  async (engine) => {
    // The minute in which unknown people's lines are counted must not end meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked: string[] = [];
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        // Not what the process asks for in its own time.
        if (/sign_in_attempts|known_addresses|password_links|audit_events|"user"/.test(JSON.stringify(node)))
          asked.push(node.kind === 'SelectQueryNode' ? 'read' : 'write');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const real = await freshDatabase(engine);
    let delays = 0;
    const emailDelay = () => {
      delays += 1;
      return 0;
    };
    const { app, office } = await withMail(
      { database: { ...real, db: real.db.withPlugin(counter) }, emailDelay },
      { TRUSTED_PROXIES: '127.0.0.1' },
    );
    let requests = 0;
    async function costOf(email: string): Promise<string> {
      asked.length = 0;
      requests += 1;
      const response = await person(app).send(
        'POST',
        '/api/auth/request-password-reset',
        { email },
        { 'x-forwarded-for': `203.0.113.${requests}` },
      );
      expect(response.status).toBe(200);
      await expect.poll(() => delays).toBe(requests);
      return asked.join(' ');
    }
    await costOf('primeira@exemplo.com.br');
    const [known, unknown] = [await costOf(ADMINISTRATOR.email), await costOf('ninguem@exemplo.com.br')];
    expect(known).toBe(unknown);
    expect(known).toContain('write');
    for (let sent = 1; sent < 3; sent += 1) await costOf(ADMINISTRATOR.email);
    const refused = await costOf(ADMINISTRATOR.email);
    // The count that is refused changes nothing, so that another one is made, and its row removed.
    expect(refused).toBe(`${unknown} write`);
    for (let attempt = 0; attempt < 20; attempt += 1) await costOf(`pessoa${attempt}@exemplo.com.br`);
    // Beyond twenty a minute unknown people have no lines of their own, and so have requests without an e-mail.
    expect(await costOf('outra@exemplo.com.br')).toBe(unknown.slice(0, -' write'.length));
    expect(await costOf(ADMINISTRATOR.email)).toBe(unknown);
    await expect.poll(() => office.emails.length).toBe(3);
  },
);

test('the link works for half an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, office } = await withMail();
  await ask(app, ADMINISTRATOR.email);
  const token = await tokenIn(office);
  vi.setSystemTime(Date.now() + 30 * 60_000 + 1000);
  expect(
    (await person(app).send('POST', '/api/auth/reset-password', { token, newPassword: 'três palavras soltas' })).status,
  ).toBe(400);
});

test('the token is not in the database as it is in the e-mail', async () => {
  const { app, office } = await withMail();
  await ask(app, ADMINISTRATOR.email);
  const token = await tokenIn(office);
  const rows = await app.database.db.selectFrom('password_links').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('without a mail server there is no such call, and the screen is told so', async () => {
  const app = await testApp();
  expect((await ask(app, ADMINISTRATOR.email)).status).toBe(404);
  expect(await (await app.get('/api/public/sign-in-options')).json()).toMatchObject({ password_recovery: false });
});
