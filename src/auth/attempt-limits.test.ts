import { expect, test } from 'vitest';
import { engines, freshDatabase } from '../../tests/support/database.ts';
import { type AllowedAttempt, type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';
import { liftBlocks } from './lift-blocks.ts';
import type { Database } from '../database/connect.ts';

const ACCOUNT = 'dona@exemplo.com.br';
const ADDRESS = '203.0.113.9';

const counters = async ({ db }: Database) =>
  JSON.stringify(
    await db.selectFrom('sign_in_attempts').select(['key', 'failures', 'blocked_until']).orderBy('key').execute(),
  );

async function allowed(limits: AttemptLimits, address = ADDRESS): Promise<AllowedAttempt> {
  const attempt = await limits.begin(ACCOUNT, address);
  if (!attempt.allowed) throw new Error('Refused');
  return attempt;
}

const countEmail = ({ db }: Database, limits: AttemptLimits) =>
  db.transaction().execute((transaction) => limits.countEmail(transaction, ACCOUNT, ADDRESS));

test.each(engines)(
  'an attempt that was never looked at is taken back, and those before it stay counted (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const limits = createAttemptLimits(database, () => new Date());
    for (let failure = 0; failure < 4; failure += 1) await allowed(limits);
    const before = await counters(database);
    const fifth = await allowed(limits);
    expect(await limits.begin(ACCOUNT, ADDRESS)).toMatchObject({ allowed: false });
    await fifth.takeBack();
    expect(await counters(database)).toBe(before);
    await allowed(limits);
  },
);

test.each(engines)(
  'of many attempts at once from many addresses, those refused leave nothing counted (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const now = new Date();
    const [one, other] = [createAttemptLimits(database, () => now), createAttemptLimits(database, () => now)];
    // One more than the account has before everybody must wait.
    for (let failure = 0; failure < 29; failure += 1) await allowed(one, `198.51.100.${failure}`);
    const attempts = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? one : other).begin(ACCOUNT, `203.0.113.${at}`)),
    );
    expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(1);
    const rows = await database.db.selectFrom('sign_in_attempts').select(['key', 'failures']).execute();
    const failuresOf = (kind: string) => rows.filter(({ key }) => key.startsWith(kind)).map(({ failures }) => failures);
    expect(failuresOf('account:')).toEqual([30]);
    expect(failuresOf('pair:')).toHaveLength(30);
    expect(failuresOf('address:')).toHaveLength(30);
  },
);

test.each(engines)('what no limit asks for any more is removed, though nobody signs in (%s)', async (engine) => {
  const database = await freshDatabase(engine);
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  let now = day(1);
  const limits = createAttemptLimits(database, () => now);
  const rows = async () => ({
    attempts: (await database.db.selectFrom('sign_in_attempts').select('key').orderBy('key').execute()).length,
    addresses: (await database.db.selectFrom('known_addresses').select('address').execute()).map(
      ({ address }) => address,
    ),
  });
  await limits.remember(ACCOUNT, '198.51.100.7');
  await allowed(limits);
  await countEmail(database, limits);
  expect(await rows()).toEqual({ attempts: 4, addresses: ['198.51.100.7'] });
  now = day(2);
  await limits.begin('outra@exemplo.com.br', '192.0.2.1');
  expect(await rows()).toEqual({ attempts: 3, addresses: ['198.51.100.7'] });
  now = day(200);
  expect(await limits.countCall('recovery', ADDRESS)).toBe(0);
  expect(await rows()).toEqual({ attempts: 1, addresses: [] });
});

test.each(engines)(
  'whatever the clock did, a block holds no longer than it is long, and counts down from there (%s)',
  async (engine) => {
    const database = await freshDatabase(engine);
    const today = Date.UTC(2026, 10, 22);
    let now = new Date(Date.UTC(2031, 0, 1));
    const limits = createAttemptLimits(database, () => now);
    for (let failure = 0; failure < 5; failure += 1) await allowed(limits);
    for (let call = 0; call < 5; call += 1) await limits.countCall('recovery', ADDRESS);
    for (let sent = 0; sent < 3; sent += 1) expect(await countEmail(database, limits)).toBe(true);
    expect(await limits.begin(ACCOUNT, ADDRESS)).toEqual({ allowed: false, retryAfterSeconds: 15 });

    now = new Date(today);
    expect(await limits.begin(ACCOUNT, ADDRESS)).toEqual({ allowed: false, retryAfterSeconds: 15 });
    expect(await limits.countCall('recovery', ADDRESS)).toBe(60);
    expect(await countEmail(database, limits)).toBe(false);
    now = new Date(today + 10_000);
    expect(await limits.begin(ACCOUNT, ADDRESS)).toEqual({ allowed: false, retryAfterSeconds: 5 });
    now = new Date(today + 15 * 60_000);
    await allowed(limits);
    expect(await limits.countCall('recovery', ADDRESS)).toBe(0);
    expect(await countEmail(database, limits)).toBe(true);
  },
);

test.each(engines)(
  "a rescued account's blocks are lifted, those of the addresses it was tried from with them, and no others (%s)",
  async (engine) => {
    const database = await freshDatabase(engine);
    const limits = createAttemptLimits(database, () => new Date());
    const OTHER = 'outra@exemplo.com.br';
    const waitOf = async (email: string, address: string) => {
      const attempt = await limits.begin(email, address);
      return attempt.allowed ? 0 : attempt.retryAfterSeconds;
    };
    for (let failure = 0; failure < 20; failure += 1)
      await limits.begin(failure < 5 ? ACCOUNT : `pessoa${failure}@exemplo.com.br`, ADDRESS);
    for (let failure = 0; failure < 30; failure += 1) await limits.begin(ACCOUNT, `198.51.100.${failure}`);
    for (let failure = 0; failure < 5; failure += 1) await limits.begin(OTHER, '192.0.2.1');
    expect(await waitOf(ACCOUNT, ADDRESS)).toBeGreaterThan(0);
    expect(await waitOf(ACCOUNT, '192.0.2.77')).toBeGreaterThan(0);
    await liftBlocks(database.db, ACCOUNT);
    expect(await waitOf(ACCOUNT, ADDRESS)).toBe(0);
    expect(await waitOf(ACCOUNT, '192.0.2.77')).toBe(0);
    expect(await waitOf(OTHER, '192.0.2.1')).toBeGreaterThan(0);
  },
);
