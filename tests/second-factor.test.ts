import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { addAdministrator, enrol, person } from './support/people.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Codes change every 30 seconds; the tests step over the window instead of waiting for it. */
function freeze(): (seconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  let passed = 0;
  return (seconds) => {
    passed += seconds;
    vi.setSystemTime(start + passed * 1000);
  };
}

test.each(engines)(
  'with a second factor the password alone opens nothing, and the code opens the panel (%s)',
  async (engine) => {
    const pass = freeze();
    const app = await testApp({ engine });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    const { code } = await enrol(owner);
    pass(300);

    const other = person(app);
    const half = await other.signIn();
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true });
    expect((await other.send('GET', '/api/session')).status).toBe(401);
    expect(other.cookies.has('painel')).toBe(false);
    const wrong = await other.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' });
    expect(wrong.status).toBe(401);
    expect((await other.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(200);
    expect((await other.send('GET', '/api/session')).status).toBe(200);
  },
);

test.each(engines)('a code works once, on every process (%s)', async (engine) => {
  const pass = freeze();
  const database = await freshDatabase(engine);
  const [one, two] = [await testApp({ database }), await testApp({ database })];
  await addAdministrator(one);
  const owner = person(one);
  await owner.signIn();
  const { code } = await enrol(owner);
  pass(300);
  const thieves = [person(one), person(two), person(two)];
  for (const thief of thieves) await thief.signIn();
  const seen = code();
  const answers = await Promise.all(
    thieves.map((thief) => thief.send('POST', '/api/auth/two-factor/verify-totp', { code: seen })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  const sessions = await Promise.all(thieves.map(async (thief) => (await thief.send('GET', '/api/session')).status));
  expect(sessions.toSorted()).toEqual([200, 401, 401]);
  const refused = answers.find(({ status }) => status === 401);
  expect(await refused?.json()).toMatchObject({ error: { code: 'used_code' } });
});

test('a recovery code opens the panel once', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  const { backupCodes } = await enrol(owner);
  expect(backupCodes).toHaveLength(10);
  for (const status of [200, 401]) {
    const someone = person(app);
    await someone.signIn();
    expect(
      (await someone.send('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })).status,
    ).toBe(status);
  }
});

test.each(engines)('made required, an administrator without a second factor can only enrol (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  const body = { second_factor_required: true };
  expect((await owner.send('PUT', '/api/security', { ...body, password: 'errada errada' })).status).toBe(422);
  expect((await owner.send('PUT', '/api/security', { ...body, password: 'uma senha de teste' })).status).toBe(204);

  const refused = await owner.send('GET', '/api/pages');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'second_factor_required' } });
  expect((await owner.send('GET', '/admin/painel')).headers.get('location')).toBe('/admin/seguranca');
  expect((await owner.send('GET', '/admin/seguranca')).status).toBe(200);
  expect(await (await owner.send('GET', '/api/session')).json()).toMatchObject({ must_enrol: true });

  await enrol(owner);
  expect((await owner.send('GET', '/api/pages')).status).toBe(200);
});

const OFF = '/api/account/second-factor/disable';
const { password } = ADMINISTRATOR;
const auditEvents = async (app: TestApp) =>
  (await app.database.db.selectFrom('audit_events').select(['action', 'who', 'subject']).orderBy('id').execute()).map(
    ({ action, who, subject }) => `${action}: ${subject === who ? '' : subject}`,
  );
const logged = (app: TestApp) =>
  app.lines
    .filter(({ message }) => message.startsWith('Entrada '))
    .map(({ message, fields }) => `${message}: ${String(fields['how'])}`);

test.each(engines)(
  'turning the second factor off asks for the password and a code, and everything stands in the audit log (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const pass = freeze();
    const app = await testApp({ engine });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    expect((await owner.send('POST', '/api/auth/two-factor/enable', { password: 'errada errada' })).status).toBe(400);
    const { code, backupCodes } = await enrol(owner);
    const off = async (given: object) =>
      z
        .object({ error: z.object({ code: z.string(), message: z.string() }) })
        .parse(await (await owner.send('POST', OFF, given)).json()).error;
    expect((await owner.send('POST', OFF, { password })).status).toBe(400);
    expect(await off({ password: 'errada errada', code: code() })).toMatchObject({ code: 'invalid_password' });
    expect(await off({ password, code: '' })).toMatchObject({ code: 'code_needed' });
    expect(await off({ password, code: '000000' })).toMatchObject({
      code: 'invalid_code',
      message: expect.stringContaining('O código está incorreto'),
    });
    // The one with which it was turned on.
    expect(await off({ password, code: code() })).toMatchObject({ code: 'used_code' });
    expect(await off({ password, code: 'AAAAA-BBBBB' })).toMatchObject({ code: 'invalid_backup_code' });
    expect((await owner.send('POST', '/api/account/recovery-codes', { password, code: '000000' })).status).toBe(422);
    expect((await owner.send('POST', OFF, { password, code: backupCodes[0] })).status).toBe(429);
    pass(300);
    const renewed = await owner.send('POST', '/api/account/recovery-codes', { password, code: backupCodes[0] });
    const { codes } = z.object({ codes: z.array(z.string()) }).parse(await renewed.json());
    expect(codes).toHaveLength(10);
    expect(await off({ password, code: backupCodes[1] })).toMatchObject({ code: 'invalid_backup_code' });
    expect((await owner.send('POST', OFF, { password, code: code() })).status).toBe(204);
    expect((await person(app).signIn()).headers.getSetCookie().join()).toContain('session_token');
    expect(await owner.send('POST', OFF, { password, code: code() }).then(({ status }) => status)).toBe(409);
    expect(await auditEvents(app)).toEqual([
      'sign_in: senha',
      'sign_in_failed: ',
      'second_factor_enabled: ',
      'sign_in_failed: senha de confirmação',
      ...Array.from({ length: 4 }, () => 'sign_in_failed: código de confirmação'),
      'sign_in_blocked: ',
      'recovery_codes_renewed: ',
      'sign_in_failed: código de confirmação',
      'second_factor_disabled: ',
      'sign_in: senha',
    ]);
  },
);

test('no call of the library turns the second factor off or renews its codes', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  await enrol(owner);
  for (const path of ['disable', 'generate-backup-codes', 'get-totp-uri', 'view-backup-codes', 'send-otp']) {
    const { status } = await owner.send('POST', `/api/auth/two-factor/${path}`, { password });
    expect({ path, status }).toEqual({ path, status: 404 });
  }
});

test.each(engines)(
  'wrong codes after the right password stand in the audit log and in the log, and so does the lock (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const pass = freeze();
    const app = await testApp({ engine });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    const { code } = await enrol(owner);
    pass(300);
    const before = (await auditEvents(app)).length;
    const statuses: number[] = [];
    for (let challenge = 0; challenge < 2; challenge += 1) {
      const thief = person(app);
      await thief.signIn();
      for (let attempt = 0; attempt < 4; attempt += 1)
        statuses.push((await thief.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' })).status);
      statuses.push(
        (await thief.send('POST', '/api/auth/two-factor/verify-backup-code', { code: 'AAAAA-BBBBB' })).status,
      );
      if (challenge === 0)
        statuses.push((await thief.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' })).status);
      pass(60);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 400, 401, 401, 401, 401, 401]);
    const wrong = [
      ...Array.from({ length: 4 }, () => 'senha certa, código errado'),
      'senha certa, código de recuperação errado',
    ];
    const lines = (await auditEvents(app)).slice(before);
    expect(lines).toEqual([
      'second_factor_asked: ',
      ...wrong.map((how) => `sign_in_failed: ${how}`),
      'sign_in_blocked: senha certa, códigos errados demais',
      'second_factor_asked: ',
      ...wrong.map((how) => `sign_in_failed: ${how}`),
      'sign_in_blocked: segundo fator, por 15 minutos',
    ]);
    expect(logged(app)).toEqual(
      lines
        .filter((line) => !line.startsWith('second_factor_asked'))
        .map((line) =>
          line.replace('sign_in_failed', 'Entrada recusada').replace('sign_in_blocked', 'Entrada bloqueada'),
        ),
    );
    expect(app.lines.find(({ message }) => message === 'Entrada recusada')?.fields).toMatchObject({
      who: ADMINISTRATOR.email,
      address: '127.0.0.1',
    });

    const locked = person(app);
    await locked.signIn();
    expect((await locked.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(429);
    pass(15 * 60);
    const opened = person(app);
    await opened.signIn();
    expect((await opened.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(200);
  },
);

test.each(engines)(
  'whatever the clock did, neither the lock of the codes nor a limit of the library holds longer than it is long (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const pass = freeze();
    const app = await testApp({ engine });
    await addAdministrator(app);
    const owner = person(app);
    await owner.signIn();
    const { code } = await enrol(owner);
    const YEARS = 5 * 365 * 24 * 60 * 60;
    pass(YEARS);
    const lock = async () => {
      const thief = person(app);
      await thief.signIn();
      const answers: Response[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1)
        answers.push(await thief.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' }));
      return answers.at(-1);
    };
    for (let challenge = 0; challenge < 2; challenge += 1) expect((await lock())?.status).toBe(401);
    for (let challenge = 0; challenge < 2; challenge += 1) await lock();
    pass(-YEARS);
    const tooMany = await lock();
    expect(tooMany?.status).toBe(429);
    expect(Number(tooMany?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    pass(61);
    expect((await lock())?.status).toBe(429);
    pass(15 * 60);
    const opened = person(app);
    await opened.signIn();
    expect((await opened.send('POST', '/api/auth/two-factor/verify-totp', { code: code() })).status).toBe(200);
  },
);
