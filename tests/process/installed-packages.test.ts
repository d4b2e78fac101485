import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/database.ts';
import { LONG } from './bulk-job-in-processes.ts';

const PROJECT = JSON.stringify(join(import.meta.dirname, '../../bin/project.mjs'));

/** A checkout that only builds with a package of its own, which it has among those for development. */
function checkout(): string {
  const folder = temporaryFolder();
  const root = { name: 'site', version: '1.0.0', devDependencies: { 'builds-it': 'file:builds-it' } };
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': root,
      'builds-it': { version: '1.0.0', dev: true },
      'node_modules/builds-it': { resolved: 'builds-it', link: true },
    },
  };
  mkdirSync(join(folder, 'builds-it'));
  writeFileSync(join(folder, 'builds-it/package.json'), JSON.stringify({ name: 'builds-it', version: '1.0.0' }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ name: root.name, version: root.version, ...lock }));
  return folder;
}

test.each([undefined, 'development', 'production'])(
  'what the build needs is installed with NODE_ENV=%s',
  { timeout: LONG },
  (value) => {
    const folder = checkout();
    const { PATH = '', HOME = '' } = process.env;
    const installed = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `await (await import(${PROJECT})).ensureInstalled(${JSON.stringify(folder)})`],
      {
        env: { PATH, HOME, ...(value !== undefined && { NODE_ENV: value }) },
        encoding: 'utf8',
      },
    );
    expect([installed.status, installed.stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
    expect(existsSync(join(folder, 'node_modules/builds-it/package.json'))).toBe(true);
  },
);
