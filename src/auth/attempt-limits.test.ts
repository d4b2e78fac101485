import { expect, test } from 'vitest';
import { engines, freshDatabase } from '../../tests/support/database.ts';
import { type AllowedAttempt, createAttemptLimits } from './attempt-limits.ts';
import type { Database } from '../database/connect.ts';

const ACCOUNT = 'dona@exemplo.com.br';
const ADDRESS = '203.0.113.9';

const counters = async ({ db }: Database) => JSON.stringify(await db.selectFrom('sign_in_attempts').select(['key', 'failures', 'blocked_until']).orderBy('key').execute());

async function allowed(limits: ReturnType<typeof createAttemptLimits>, address = ADDRESS): Promise<AllowedAttempt> {
  const attempt = await limits.begin(ACCOUNT, address);
  if (!attempt.allowed) throw new Error('Refused');
  return attempt;
}

test.each(engines)('an attempt that was never looked at is taken back, and those before it stay counted (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const limits = createAttemptLimits(database, () => new Date());
  for (let failure = 0; failure < 4; failure += 1) await allowed(limits);
  const before = await counters(database);
  const fifth = await allowed(limits);
  expect(await limits.begin(ACCOUNT, ADDRESS)).toMatchObject({ allowed: false });
  await fifth.takeBack();
  expect(await counters(database)).toBe(before);
  await allowed(limits);
});

test.each(engines)('of many attempts at once from many addresses, those refused leave nothing counted (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const now = new Date();
  const [one, other] = [createAttemptLimits(database, () => now), createAttemptLimits(database, () => now)];
  // One more than the account has before everybody must wait.
  for (let failure = 0; failure < 29; failure += 1) await allowed(one, `198.51.100.${failure}`);
  const attempts = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? one : other).begin(ACCOUNT, `203.0.113.${at}`)));
  expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(1);
  const rows = await database.db.selectFrom('sign_in_attempts').select(['key', 'failures']).execute();
  const failuresOf = (kind: string) => rows.filter(({ key }) => key.startsWith(kind)).map(({ failures }) => failures);
  expect(failuresOf('account:')).toEqual([30]);
  expect(failuresOf('pair:')).toHaveLength(30);
  expect(failuresOf('address:')).toHaveLength(30);
});

test.each(engines)('what no limit asks for any more is removed, though nobody signs in (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  let now = day(1);
  const limits = createAttemptLimits(database, () => now);
  const rows = async () => ({
    attempts: (await database.db.selectFrom('sign_in_attempts').select('key').orderBy('key').execute()).length,
    addresses: (await database.db.selectFrom('known_addresses').select('address').execute()).map(({ address }) => address),
  });
  await limits.remember(ACCOUNT, '198.51.100.7');
  await allowed(limits);
  await limits.countLetter(ACCOUNT, ADDRESS);
  expect(await rows()).toEqual({ attempts: 4, addresses: ['198.51.100.7'] });
  now = day(2);
  await limits.begin('outra@exemplo.com.br', '192.0.2.1');
  expect(await rows()).toEqual({ attempts: 3, addresses: ['198.51.100.7'] });
  now = day(200);
  await limits.countLetter(ACCOUNT, ADDRESS);
  expect(await rows()).toEqual({ attempts: 1, addresses: [] });
});
