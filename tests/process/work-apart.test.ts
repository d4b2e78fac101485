import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyDatabaseUrl, engines } from '../support/database.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expectWholeJob, LONG, reachMiddle, start } from './bulk-job-in-processes.ts';
import { type Administrator, signIn } from './process-administrator.ts';

/** More pages, and more titles, than a server works on beside its visitors. */
const MANY = 300;
const MANY_TITLES = 2001;
const SOON = { timeout: LONG, interval: 50 };
const action = z.object({ id: z.string(), state: z.string(), changed: z.number(), processed: z.number() });

/** The processes that a server started for work on many pages. */
function workersOf({ pid }: ServerProcess): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]);
        const isWorker = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('page-work-process');
        return parent === pid && isWorker ? [Number(name)] : [];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

async function ask(server: ServerProcess, { cookie }: Administrator, path: string, body?: object) {
  const answer = await fetch(server.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: server.origin, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return action.parse(await answer.json());
}

async function withManyPages(server: ServerProcess): Promise<Administrator> {
  const administrator = await signIn(server);
  const titles = Array.from({ length: MANY }, (_, number) => `Motor de portão número ${number}`);
  const { id } = await administrator.startJob(titles);
  await expectWholeJob(administrator, id, titles);
  return administrator;
}

const everything = { action: { kind: 'delete' }, selection: { from: 'list', filter: {}, except: [] } };

test.skipIf(process.platform !== 'linux').each(engines)(
  'a process of its own deletes many pages, ends with the server that started it, and another server goes on (%s)',
  { timeout: LONG },
  async (engine) => {
    const environment = { DATABASE_URL: await emptyDatabaseUrl(engine) };
    const killed = await start(environment);
    const administrator = await withManyPages(killed);
    const { id } = await ask(killed, administrator, '/api/page-actions', everything);
    const look = `/api/page-actions/${id}`;
    await expect.poll(() => workersOf(killed), SOON).toHaveLength(1);
    const [worker = 0] = workersOf(killed);
    await expect.poll(async () => (await ask(killed, administrator, look)).processed, SOON).toBeGreaterThan(0);
    await killed.end('SIGKILL');
    await expect.poll(() => readdirSync('/proc').includes(String(worker)), SOON).toBe(false);

    const next = await start(environment);
    await expect.poll(async () => (await ask(next, administrator, look)).state, SOON).toBe('done');
    expect((await ask(next, administrator, look)).changed).toBe(MANY);
    expect(await administrator.at(next).listPages()).toEqual([]);

    const undoing = await ask(next, administrator, `${look}/undo`, {});
    const undo = `/api/page-actions/${undoing.id}`;
    await expect.poll(async () => (await ask(next, administrator, undo)).processed, SOON).toBeGreaterThan(0);
    // Asked to stop in the middle, the server has the work given back and ends by itself.
    expect(await next.end('SIGTERM')).toBe(0);
    const last = await start(environment);
    await expect.poll(async () => (await ask(last, administrator, undo)).state, SOON).toBe('done');
    expect(await administrator.at(last).listPages()).toHaveLength(MANY);
    // With nothing left to do it ends.
    await expect.poll(() => workersOf(last), SOON).toEqual([]);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a process of its own works on a job of many titles, ends with a killed server, and that of the next one goes on',
  { timeout: LONG },
  async () => {
    const environment = { DATABASE_URL: await emptyDatabaseUrl('sqlite') };
    const killed = await start(environment);
    const administrator = await signIn(killed);
    // Most of them are no titles, so that a test need not make two thousand pages.
    const titles = Array.from({ length: MANY_TITLES }, (_, number) =>
      number % 50 === 0 ? `Motor de portão número ${number}` : '???',
    );
    const whole = titles.filter((title) => title !== '???');
    const { id } = await administrator.startJob(titles);
    const before = await reachMiddle(administrator, id);
    expect(before).toBeLessThan(MANY_TITLES);
    const [worker = 0] = workersOf(killed);
    expect(worker).not.toBe(0);
    await killed.end('SIGKILL');
    await expect.poll(() => readdirSync('/proc').includes(String(worker)), SOON).toBe(false);

    const next = await start(environment);
    const follower = administrator.at(next);
    await expect.poll(async () => (await follower.followJob(id)).state, SOON).toBe('done');
    const counts = { processed: MANY_TITLES, success: whole.length, errors: MANY_TITLES - whole.length };
    expect(await follower.followJob(id)).toMatchObject(counts);
    const pages = await follower.listPages();
    expect(pages.map(({ title }) => title).toSorted()).toEqual(whole.toSorted());
  },
);
