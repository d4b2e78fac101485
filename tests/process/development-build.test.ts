import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseUrl, temporaryFolder } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';
import { LONG } from './bulk-job-in-processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite-plugins'];

/** A fresh checkout, with the packages installed. */
function checkout(): string {
  const folder = temporaryFolder();
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('what is built and started with NODE_ENV=development serves the home page', { timeout: LONG }, async () => {
  const folder = checkout();
  const environment = { NODE_ENV: 'development' };
  const project = JSON.stringify(join(folder, 'bin/project.mjs'));
  const built = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import(${project})).ensureBuilt()`],
    {
      env: { PATH: process.env['PATH'] ?? '', ...environment },
      encoding: 'utf8',
    },
  );
  expect(built).toMatchObject({ status: 0, stderr: '' });

  const served = join(folder, 'dist/server');
  const server = await startServer(
    // Nothing says where compiled code is kept.
    { ...environment, NODE_COMPILE_CACHE: '', DATABASE_URL: await emptyDatabaseUrl('sqlite') },
    join(served, 'server.js'),
  );
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  const home = await fetch(server.origin);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');

  expect(await server.end('SIGTERM')).toBe(0);
  // What the next start need not do again.
  expect(readdirSync(join(served, 'compile-cache'))).not.toEqual([]);
  expect(readFileSync(join(served, 'build-name'), 'utf8')).toMatch(/^[\w-]{43}$/);
});
