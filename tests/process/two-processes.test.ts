import { expect, test } from 'vitest';
import { locationTitles } from '../../src/business/location-titles.ts';
import { emptyDatabaseUrl } from '../support/database.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { postgresUrl } from '../support/test-databases.ts';
import { signIn } from './process-administrator.ts';
import { expectWholeJob, LONG, reachMiddle, start } from './bulk-job-in-processes.ts';

/**
 * The design's bound on how long another process may show what is no longer so. The one time that a test asserts: it is the
 * requirement itself, and five times what the other process's looking takes (`POLL_MS` in src/database/change-feed.ts).
 */
const SEEN_WITHIN_MS = 1000;

async function startTwo(): Promise<readonly [ServerProcess, ServerProcess]> {
  const environment = { DATABASE_URL: await emptyDatabaseUrl('postgres') };
  const one = await start(environment);
  return [one, await start(environment)];
}

test.skipIf(!postgresUrl).each(['asked', 'other'] as const)(
  'a job on two processes of one PostgreSQL makes each page once, though the %s one is killed in its middle',
  { timeout: LONG },
  async (killed) => {
    const [asked, other] = await startTwo();
    const administrator = await signIn(asked);
    const { id } = await administrator.startJob(locationTitles);
    await reachMiddle(administrator, id);
    await (killed === 'asked' ? asked : other).end('SIGKILL');
    const survivor = administrator.at(killed === 'asked' ? other : asked);
    expect((await survivor.findJob(id)).processed).toBeLessThan(locationTitles.length);
    await expectWholeJob(survivor, id, locationTitles);
  },
);

test.skipIf(!postgresUrl)(
  'a page saved, deleted and put back through one process is so on the other within a second',
  { timeout: LONG },
  async () => {
    const [one, other] = await startTwo();
    const administrator = await signIn(one);
    const statusAt = async (path: string) => (await fetch(other.origin + path, { redirect: 'manual' })).status;
    const sitemapAt = async () => (await fetch(`${other.origin}/sitemap`)).text();
    const soon = { timeout: SEEN_WITHIN_MS, interval: 20 };

    expect(await statusAt('/links-uteis/motor-na-mooca')).toBe(302);
    expect(await sitemapAt()).not.toContain('Motor na Mooca');
    const page = await administrator.savePage('Motor na Mooca');
    await expect.poll(() => statusAt('/links-uteis/motor-na-mooca'), soon).toBe(200);
    await expect.poll(sitemapAt, soon).toContain('Motor na Mooca');

    await administrator.deletePage(page.id);
    await expect.poll(() => statusAt('/links-uteis/motor-na-mooca'), soon).toBe(410);
    await expect.poll(sitemapAt, soon).not.toContain('Motor na Mooca');

    await administrator.restorePage(page.id);
    await expect.poll(() => statusAt('/links-uteis/motor-na-mooca'), soon).toBe(200);
  },
);
