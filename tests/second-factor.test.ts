import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from './support/app.ts';
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

test.each(engines)('with a second factor the password alone opens nothing, and the code opens the panel (%s)', async (engine) => {
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
});

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
  const answers = await Promise.all(thieves.map((thief) => thief.send('POST', '/api/auth/two-factor/verify-totp', { code: seen })));
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
    expect((await someone.send('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(status);
  }
});

test.each(engines)('made required, an administrator without a second factor can only enrol (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  const wish = { second_factor_required: true };
  expect((await owner.send('PUT', '/api/security', { ...wish, password: 'errada errada' })).status).toBe(422);
  expect((await owner.send('PUT', '/api/security', { ...wish, password: 'uma senha de teste' })).status).toBe(204);

  const refused = await owner.send('GET', '/api/pages');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'second_factor_required' } });
  expect((await owner.send('GET', '/admin/painel')).headers.get('location')).toBe('/admin/seguranca');
  expect((await owner.send('GET', '/admin/seguranca')).status).toBe(200);
  expect(await (await owner.send('GET', '/api/session')).json()).toMatchObject({ must_enrol: true });

  await enrol(owner);
  expect((await owner.send('GET', '/api/pages')).status).toBe(200);
});

test('turning the second factor on and off asks for the password and stands in the record', async () => {
  const app = await testApp();
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  expect((await owner.send('POST', '/api/auth/two-factor/enable', { password: 'errada errada' })).status).toBe(400);
  await enrol(owner);
  expect((await owner.send('POST', '/api/auth/two-factor/disable', { password: 'errada errada' })).status).toBe(400);
  expect((await owner.send('POST', '/api/auth/two-factor/disable', { password: 'uma senha de teste' })).status).toBe(200);
  const record = await app.database.db.selectFrom('audit_events').select('action').orderBy('id').execute();
  expect(record.map(({ action }) => action)).toEqual(['sign_in', 'sign_in_failed', 'second_factor_enabled', 'sign_in_failed', 'second_factor_disabled']);
});
