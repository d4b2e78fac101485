import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseUrl } from '../support/database.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signIn } from './process-administrator.ts';
import { LONG, start } from './bulk-job-in-processes.ts';

/** No test here asserts a time: a client that is never cut sends its drops to the end, and their number says so. */
const DRIP_EVERY_MS = 20;
const DRIPS_MAX = 4000;

/** Sends what it asks for and never reads, but for what shows that the server has hung up: a drop now and then. @returns whether it was cut. */
async function askWithoutReading({ origin }: ServerProcess, asked: string): Promise<boolean> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let drips = 0;
  socket
    .on('error', () => undefined)
    .pause()
    .write(asked);
  const dripping = setInterval(() => {
    drips += 1;
    // An empty line between two requests asks for nothing.
    if (drips < DRIPS_MAX) socket.write('\r\n');
    else socket.destroy();
  }, DRIP_EVERY_MS);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  clearInterval(dripping);
  return drips < DRIPS_MAX;
}

const get = (path: string, cookie = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`;

test(
  'clients that ask for page after page and read none are cut, and the home page is served meanwhile',
  { timeout: LONG },
  async () => {
    const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite') });
    const clients = Array.from({ length: 50 }, () => askWithoutReading(server, get('/').repeat(1000)));
    expect((await fetch(server.origin)).status).toBe(200);
    expect(await Promise.all(clients)).toEqual(clients.map(() => true));
    expect((await fetch(server.origin)).status).toBe(200);
  },
);

test('a client that asks for one long response and does not read it is cut', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), SEND_WITHIN_SECONDS: '1' });
  const administrator = await signIn(server);
  // A job names each title that it refuses: some ten megabytes, more than the machine keeps for a client that does not read.
  const { id } = await administrator.startJob(Array.from({ length: 1000 }, (_, at) => `${at} `.padEnd(10_000, 'a')));
  await expect.poll(async () => (await administrator.followJob(id)).state).toBe('done');
  expect(await askWithoutReading(server, get(`/api/bulk-jobs/${id}`, administrator.cookie))).toBe(true);
  expect((await administrator.findJob(id)).results).toHaveLength(1000);
});

test('more clients than there is room for do not keep the next one out', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), MAX_CONNECTIONS: '20' });
  const open = () =>
    readdirSync(`/proc/${server.pid}/fd`).filter((name) =>
      linkOf(`/proc/${server.pid}/fd/${name}`).startsWith('socket:'),
    ).length;
  const before = open();
  const clients = Array.from({ length: 200 }, () =>
    connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined),
  );
  onTestFinished(() => clients.forEach((socket) => socket.destroy()));
  await Promise.all(clients.map((socket) => once(socket, 'connect')));
  expect((await fetch(server.origin)).status).toBe(200);
  await expect.poll(open).toBeLessThanOrEqual(before + 20);
});

/** '' for a file that was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
