import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseUrl, temporaryFolder } from '../support/database.ts';
import { freePort } from '../support/server-process.ts';
import { LONG } from './bulk-job-in-processes.ts';

const BUNDLE = join(import.meta.dirname, '../../dist/server/server.js');

/** The product with its standard output led somewhere, once it answers. */
async function serve(stdout: 'pipe' | number): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const port = String(await freePort());
  const env = {
    PATH: process.env['PATH'] ?? '',
    AUTH_SECRET: 'the secret of a test, 32 signs long',
    DATABASE_URL: await emptyDatabaseUrl('sqlite'),
    PORT: port,
  };
  const child = spawn(process.execPath, [BUNDLE], { cwd: temporaryFolder(), env, stdio: ['ignore', stdout, 'ignore'] });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(async () => (await fetch(`${origin}/healthz`).catch(() => null))?.status).toBe(200);
  return { child, origin };
}

async function askForNothing(origin: string, count: number, path = '/nada'): Promise<void> {
  for (let at = 0; at < count; at += 1) expect((await fetch(origin + path)).status).toBe(404);
}

test('a log whose reader has ended does not end the process', { timeout: LONG }, async () => {
  const { child, origin } = await serve('pipe');
  child.stdout?.destroy();
  await askForNothing(origin, 20);
  expect(child.exitCode).toBeNull();
});

test('a log on a full disk does not end the process', { timeout: LONG }, async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const { child, origin } = await serve(full);
  await askForNothing(origin, 20);
  expect(child.exitCode).toBeNull();
});

test(
  'a flood of requests writes some lines, each cut, and counts the others when the server stops',
  { timeout: LONG },
  async () => {
    const { child, origin } = await serve('pipe');
    let written = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (written += text));
    await askForNothing(origin, 200, `/${'a'.repeat(3000)}`);
    child.kill('SIGTERM');
    await once(child, 'close');
    const lines = written.split('\n').filter((line) => line.includes('Página não encontrada'));
    expect(lines).toHaveLength(61);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(600);
    expect(lines.at(-1)).toContain('"repeated":140');
  },
);
