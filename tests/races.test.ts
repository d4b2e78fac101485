import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ADMINISTRATOR, testApp, type TestApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import type { Engine } from '../src/database/connect.ts';
import { addAdministrator, enrol, person } from './support/people.ts';

afterEach(() => {
  vi.useRealTimers();
});

const OTHER = 'outra@exemplo.com.br';
const HOUR_MS = 60 * 60 * 1000;

async function twoProcesses(engine: Engine): Promise<readonly [TestApp, TestApp]> {
  const database = await freshDatabase(engine);
  return [await testApp({ database }), await testApp({ database })];
}

const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status).toSorted();

test.each(engines)(
  'one recovery code typed on two processes at the same moment opens one session (%s)',
  async (engine) => {
    const [one, other] = await twoProcesses(engine);
    await addAdministrator(one);
    const owner = person(one);
    await owner.signIn();
    const { backupCodes } = await enrol(owner);
    const people = [person(one), person(other), person(one), person(other)];
    for (const someone of people) expect((await someone.signIn()).status).toBe(200);
    const answers = await Promise.all(
      people.map((someone) =>
        someone.send('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const inside = await Promise.all(people.map((someone) => someone.send('GET', '/api/session')));
    expect(inside.filter(({ ok }) => ok)).toHaveLength(1);
  },
);

test.each(engines)(
  'one code of the app typed on two processes at the same moment opens one session (%s)',
  async (engine) => {
    const [one, other] = await twoProcesses(engine);
    await addAdministrator(one);
    const owner = person(one);
    await owner.signIn();
    const { code } = await enrol(owner);
    await one.database.db.deleteFrom('used_codes').execute();
    const people = [person(one), person(other), person(one), person(other)];
    for (const someone of people) expect((await someone.signIn()).status).toBe(200);
    const typed = code();
    await Promise.all(
      people.map((someone) => someone.send('POST', '/api/auth/two-factor/verify-totp', { code: typed })),
    );
    const inside = await Promise.all(people.map((someone) => someone.send('GET', '/api/session')));
    expect(inside.filter(({ ok }) => ok)).toHaveLength(1);
  },
);

test.each(engines)('one link opened on two processes at the same moment sets one password (%s)', async (engine) => {
  const [one, other] = await twoProcesses(engine);
  await addAdministrator(one);
  const owner = person(one);
  await owner.signIn();
  const invited = await owner.send('POST', '/api/administrators', { email: OTHER, password: ADMINISTRATOR.password });
  const { link } = z.object({ link: z.string() }).parse(await invited.json());
  const token = link.split('#')[1];
  const words = ['três palavras soltas', 'quatro palavras bem soltas', 'cinco palavras muito bem soltas'];
  const answers = await Promise.all(
    words.map((newPassword, at) =>
      person(at % 2 === 0 ? one : other).send('POST', '/api/auth/reset-password', { token, newPassword }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 400, 400]);
  const entered = await Promise.all(words.map((password) => person(one).signIn(OTHER, password)));
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each(engines)('two administrators who remove each other at the same moment leave one (%s)', async (engine) => {
  const [one, other] = await twoProcesses(engine);
  const ids = [await addAdministrator(one), await addAdministrator(one, OTHER)];
  const people = [person(one), person(other)];
  await people[0]?.signIn();
  await people[1]?.signIn(OTHER);
  await Promise.all(
    people.map((someone, at) =>
      someone.send('POST', `/api/administrators/${ids[1 - at]}/remove`, { password: ADMINISTRATOR.password }),
    ),
  );
  expect(await one.database.db.selectFrom('user').select('id').execute()).toHaveLength(1);
});

test.each(engines)(
  'neither a new password nor a second factor puts off the end of the session (%s)',
  async (engine) => {
    const app = await testApp({ engine });
    await addAdministrator(app);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const owner = person(app);
    await owner.signIn();
    const end = Date.now() + 4 * HOUR_MS;
    const endOf = async () =>
      Date.parse(
        z.object({ expires_at: z.string() }).parse(await (await owner.send('GET', '/api/session')).json()).expires_at,
      );
    expect(Math.abs((await endOf()) - end)).toBeLessThan(1000);
    vi.setSystemTime(Date.now() + HOUR_MS);
    await enrol(owner);
    expect(Math.abs((await endOf()) - end)).toBeLessThan(1000);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(
      (
        await owner.send('POST', '/api/auth/change-password', {
          currentPassword: ADMINISTRATOR.password,
          newPassword: 'três palavras soltas',
        })
      ).status,
    ).toBe(200);
    expect(Math.abs((await endOf()) - end)).toBeLessThan(1000);
    vi.setSystemTime(end + 1);
    expect((await owner.send('GET', '/api/session')).status).toBe(401);
  },
);
