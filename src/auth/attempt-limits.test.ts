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
