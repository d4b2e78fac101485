import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { locationTitles } from '../../src/business/location-titles.ts';
import { responseStorePath } from '../../src/response-store-path.ts';
import { emptyDatabaseUrl, engines } from '../support/database.ts';
import { freePort } from '../support/server-process.ts';
import { signIn } from './process-administrator.ts';
import { expectWholeJob, LONG, reachMiddle, start } from './bulk-job-in-processes.ts';

test.each(engines)(
  'a server killed in the middle of all location titles takes the job up at its next start and ends with each page once (%s)',
  { timeout: LONG },
  async (engine) => {
    const environment = { DATABASE_URL: await emptyDatabaseUrl(engine) };
    const killed = await start(environment);
    const administrator = await signIn(killed);
    const { id } = await administrator.startJob(locationTitles);
    expect(await reachMiddle(administrator, id)).toBeLessThan(locationTitles.length);
    await killed.end('SIGKILL');

    const next = await start(environment);
    expect((await administrator.at(next).findJob(id)).processed).toBeGreaterThan(0);
    await expectWholeJob(administrator.at(next), id, locationTitles);
  },
);

test(
  'a server that is asked to stop does so by itself, loses nothing that it acknowledged, and goes on at its next start',
  { timeout: LONG },
  async () => {
    const environment = { DATABASE_URL: await emptyDatabaseUrl('sqlite') };
    const stopped = await start(environment);
    const administrator = await signIn(stopped);
    const { id } = await administrator.startJob(locationTitles);
    expect(await reachMiddle(administrator, id)).toBeLessThan(locationTitles.length);
    const page = await administrator.savePage('Página salva pouco antes do fim');
    expect(await stopped.end('SIGTERM')).toBe(0);

    const next = await start(environment);
    expect(next.initialPassword).toBe('');
    const response = await fetch(`${next.origin}/links-uteis/${page.slug}`);
    expect(response.status).toBe(200);
    await administrator.at(next).deletePage(page.id);
    await expectWholeJob(administrator.at(next), id, locationTitles);
  },
);

test('a visitor who never ends a request does not hold up the stop', { timeout: LONG }, async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite') });
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  expect((await fetch(server.origin)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test(
  'a start makes the newest page ready before it answers anybody, whatever was kept of it',
  { timeout: LONG },
  async () => {
    const port = String(await freePort());
    const environment = { DATABASE_URL: await emptyDatabaseUrl('sqlite'), METRICS_PORT: port };
    const builtIn = (text: string) => Number(/^gate_responses_total\{from="build"\} (\d+)$/m.exec(text)?.[1]);
    const built = async () => builtIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    const first = await start(environment);
    const atRest = await built();
    await (await signIn(first)).savePage('Página que ninguém pediu');
    expect(await first.end('SIGTERM')).toBe(0);
    rmSync(`${responseStorePath(environment.DATABASE_URL) ?? ''}.1`, { force: true });

    await start(environment);
    expect(await built()).toBe(atRest + 1);
  },
);
