import { setImmediate as turn } from 'node:timers/promises';
import { APIError } from 'better-auth/api';
import { afterEach, expect, test, vi } from 'vitest';
import { boundedPasswordHashing } from '../src/auth/password-hashing.ts';
import { ADMINISTRATOR, testApp } from './support/app.ts';
import { cheapPasswords } from './support/cheap-passwords.ts';
import { engines, freshDatabase } from './support/database.ts';
import { addAdministrator, enrol, person } from './support/people.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** In memory there is no socket: the test stands behind a proxy that the server trusts. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const WRONG = 'errada errada errada';

test.each(engines)(
  '1,000 wrong passwords from one address are nearly all refused unlooked at, and the right one still works elsewhere (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const app = await testApp({ engine, environment: BEHIND_PROXY });
    await addAdministrator(app);
    const owner = person(app);
    expect((await owner.signIn(undefined, undefined, from('198.51.100.7'))).status).toBe(200);
    const counts = new Map<number, number>();
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const { status } = await owner.signIn(ADMINISTRATOR.email, WRONG, from('203.0.113.9'));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect(counts.get(401)).toBe(5);
    expect(counts.get(429)).toBe(995);
    expect((await person(app).signIn(undefined, undefined, from('198.51.100.7'))).status).toBe(200);
  },
);

test.each(engines)(
  '1,000 wrong passwords from as many addresses slow unknown devices alone: nobody locks the account from outside (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const app = await testApp({ engine, environment: BEHIND_PROXY });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn(undefined, undefined, from('198.51.100.7'));
    let looked = 0;
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const { status } = await owner.signIn(
        ADMINISTRATOR.email,
        WRONG,
        from(`203.0.${Math.floor(attempt / 250)}.${attempt % 250}`),
      );
      if (status === 401) looked += 1;
    }
    expect(looked).toBe(30);
    expect((await person(app).signIn(undefined, undefined, from('192.0.2.50'))).status).toBe(429);
    expect((await person(app).signIn(undefined, undefined, from('198.51.100.7'))).status).toBe(200);
  },
);

test.each(engines)('attempts made at once, on several processes, are all counted (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const apps = [
    await testApp({ database, environment: BEHIND_PROXY }),
    await testApp({ database, environment: BEHIND_PROXY }),
  ];
  const [one] = apps;
  if (!one) throw new Error('No application');
  await addAdministrator(one);
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      person(apps[at % 2] ?? one).signIn(ADMINISTRATOR.email, WRONG, from('203.0.113.9')),
    ),
  );
  expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
});

test.each(engines)('a refused attempt writes nothing (%s)', async (engine) => {
  const app = await testApp({ engine, environment: BEHIND_PROXY });
  await addAdministrator(app);
  const guess = () => person(app).signIn(ADMINISTRATOR.email, WRONG, from('203.0.113.9'));
  for (let attempt = 0; attempt < 5; attempt += 1) await guess();
  const stateOf = async () =>
    JSON.stringify([
      await app.database.db.selectFrom('sign_in_attempts').selectAll().orderBy('key').execute(),
      await app.database.db.selectFrom('audit_events').selectAll().orderBy('id').execute(),
    ]);
  const before = await stateOf();
  expect((await guess()).status).toBe(429);
  expect(await stateOf()).toBe(before);
});

test(
  'a flood of passwords for names of all kinds keeps nobody out who comes from an address of his own',
  { timeout: 240_000 },
  async () => {
    const app = await testApp({ environment: BEHIND_PROXY, passwords: boundedPasswordHashing });
    await addAdministrator(app);
    await person(app).signIn(undefined, undefined, from('198.51.100.7'));
    const attack = { guesses: 0, over: false };
    const statuses: number[] = [];
    const flood = Array.from({ length: 40 }, async () => {
      while (!attack.over && attack.guesses < 20_000) {
        attack.guesses += 1;
        const { guesses } = attack;
        // In memory a refusal comes without the event loop having turned.
        await turn();
        statuses.push(
          (
            await person(app).signIn(
              `pessoa${guesses}@exemplo.com.br`,
              WRONG,
              from(`203.${guesses >> 8}.113.${guesses % 256}`),
            )
          ).status,
        );
      }
    });
    while (!statuses.includes(429) && attack.guesses < 20_000) await turn();
    const own = await person(app).signIn(undefined, undefined, from('198.51.100.7'));
    attack.over = true;
    await Promise.all(flood);
    expect(statuses).toContain(429);
    expect(own.status).toBe(200);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  },
);

test.each(engines)(
  'the right password alone, without the code that is asked for, makes no address one of the own (%s)',
  async (engine) => {
    const app = await testApp({ engine, environment: BEHIND_PROXY });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn(undefined, undefined, from('198.51.100.7'));
    const { code } = await enrol(owner);
    const known = async () =>
      (await app.database.db.selectFrom('known_addresses').select('address').orderBy('address').execute()).map(
        ({ address }) => address,
      );
    const someone = person(app);
    expect((await someone.signIn(undefined, undefined, from('203.0.113.9'))).status).toBe(200);
    expect(await known()).toEqual(['198.51.100.7']);
    // The code of enrolling was used; time must not decide whether the next one is another.
    await app.database.db.deleteFrom('used_codes').execute();
    expect(
      (await someone.send('POST', '/api/auth/two-factor/verify-totp', { code: code() }, from('203.0.113.9'))).status,
    ).toBe(200);
    expect(await known()).toEqual(['198.51.100.7', '203.0.113.9']);
  },
);

test('the wait grows, is told, and ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await testApp({ environment: BEHIND_PROXY });
  await addAdministrator(app);
  const someone = person(app);
  const attempt = (password = WRONG) => someone.signIn(ADMINISTRATOR.email, password, from('203.0.113.9'));
  for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const refused = await attempt(ADMINISTRATOR.password);
    expect(refused.status).toBe(429);
    waits.push(Number(refused.headers.get('retry-after')));
    vi.setSystemTime(Date.now() + (waits.at(-1) ?? 0) * 1000);
    expect((await attempt()).status).toBe(401);
  }
  expect(waits).toEqual([15, 30, 60, 120]);
  vi.setSystemTime(Date.now() + 240_000);
  expect((await attempt(ADMINISTRATOR.password)).status).toBe(200);
});

test('a password that there was no room to look at does not count as a wrong one', async () => {
  const verify = vi.spyOn(cheapPasswords, 'verify');
  const app = await testApp({ environment: BEHIND_PROXY });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn(undefined, undefined, from('198.51.100.7'));
  const counted = () =>
    app.database.db.selectFrom('sign_in_attempts').select(['key', 'failures']).where('failures', '>', 0).execute();
  const busy = () => verify.mockRejectedValueOnce(new APIError('TOO_MANY_REQUESTS', { code: 'BUSY', message: 'Busy' }));
  for (const address of ['198.51.100.7', '203.0.113.9']) {
    busy();
    expect((await person(app).signIn(undefined, undefined, from(address))).status).toBe(429);
    expect(await counted()).toEqual([]);
  }
  busy();
  expect(
    (
      await owner.send(
        'PUT',
        '/api/security',
        { second_factor_required: false, password: ADMINISTRATOR.password },
        from('198.51.100.7'),
      )
    ).status,
  ).toBe(429);
  expect(await counted()).toEqual([]);
});

test('a header that anyone can send does not change the address that is counted', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const headers = {
      ...from(`203.0.113.${attempt}`),
      'x-app-client-ip': `203.0.113.${attempt}`,
      'x-real-ip': `203.0.113.${attempt}`,
      forwarded: `for=203.0.113.${attempt}`,
    };
    statuses.push((await person(app).signIn(ADMINISTRATOR.email, WRONG, headers)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  const addresses = await app.database.db.selectFrom('audit_events').select('address').distinct().execute();
  expect(addresses).toEqual([{ address: '127.0.0.1' }]);
});

test('an e-mail that is on no list, or has no password, costs one hash as a wrong password does, so that no time distinguishes them', async () => {
  const hashed = [vi.spyOn(cheapPasswords, 'hash'), vi.spyOn(cheapPasswords, 'verify')];
  const app = await testApp({ environment: BEHIND_PROXY });
  await addAdministrator(app);
  const other = await addAdministrator(app, 'google@exemplo.com.br');
  await app.database.db.updateTable('account').set({ providerId: 'google' }).where('userId', '=', other).execute();
  const costs: unknown[] = [];
  for (const email of [ADMINISTRATOR.email, 'ninguem@exemplo.com.br', 'google@exemplo.com.br']) {
    for (const spy of hashed) spy.mockClear();
    const { status } = await person(app).signIn(email, WRONG, from('203.0.113.9'));
    costs.push({ email, status, hashes: hashed.reduce((sum, { mock }) => sum + mock.calls.length, 0) });
  }
  expect(costs).toEqual(
    [ADMINISTRATOR.email, 'ninguem@exemplo.com.br', 'google@exemplo.com.br'].map((email) => ({
      email,
      status: 401,
      hashes: 1,
    })),
  );
});
