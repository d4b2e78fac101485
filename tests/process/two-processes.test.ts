import { expect, test } from 'vitest';
import { locationTitles } from '../../src/business/location-titles.ts';
import { emptyDatabaseUrl } from '../support/database.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { postgresUrl } from '../support/test-databases.ts';
import { signIn } from './process-administrator.ts';
import { expectWholeJob, LONG, reachMiddle, start } from './bulk-job-in-processes.ts';

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
    expect(await reachMiddle(administrator, id)).toBeLessThan(locationTitles.length);
    await (killed === 'asked' ? asked : other).end('SIGKILL');
    const survivor = administrator.at(killed === 'asked' ? other : asked);
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
    const seen = (status: number) =>
      seenWithinASecond(
        () => statusAt('/links-uteis/motor-na-mooca'),
        (shown) => shown === status,
      );

    expect(await statusAt('/links-uteis/motor-na-mooca')).toBe(302);
    expect(await sitemapAt()).not.toContain('Motor na Mooca');
    const page = await administrator.savePage('Motor na Mooca');
    await seen(200);
    await seenWithinASecond(sitemapAt, (shown) => shown.includes('Motor na Mooca'));

    await administrator.deletePage(page.id);
    await seen(410);
    await seenWithinASecond(sitemapAt, (shown) => !shown.includes('Motor na Mooca'));

    await administrator.restorePage(page.id);
    await seen(200);
  },
);
