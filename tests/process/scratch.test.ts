import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCRATCH = JSON.stringify(join(import.meta.dirname, '../../bin/scratch.mjs'));

/** Opens a folder for a run, starts something in a process group of its own, as browsers are, and prints both. */
const BEGIN = `
  import { spawn } from 'node:child_process';
  import { openScratch } from ${SCRATCH};
  const scratch = openScratch();
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore', env: { TEST_SCRATCH: scratch.folder } });
  console.log(JSON.stringify({ folder: scratch.folder, id: child.pid }));`;

interface Begun {
  readonly folder: string;
  readonly id: number;
}

function begunFrom(line: string): Begun {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || !('folder' in value) || !('id' in value)) throw new Error(line);
  return { folder: String(value.folder), id: Number(value.id) };
}

const isAlive = (id: number) => existsSync(`/proc/${id}/exe`);
const node = (script: string) => [process.execPath, ['--input-type=module', '-e', script]] as const;

test('a run that ends takes with it what it started, even in a group of its own', async () => {
  const { stdout } = spawnSync(...node(`${BEGIN} scratch.clear(); process.exit(0);`), { encoding: 'utf8' });
  const { folder, id } = begunFrom(stdout);
  expect(existsSync(folder)).toBe(false);
  await expect.poll(() => isAlive(id)).toBe(false);
});

test('what a killed run left alive is ended by the next one, and its folder removed', async () => {
  const killed = spawn(...node(`${BEGIN} setInterval(() => {}, 1000);`), { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) =>
    killed.stdout.once('data', (data: Buffer) => resolve(String(data))),
  );
  const { folder, id } = begunFrom(line);
  const ended = new Promise((resolve) => killed.once('close', resolve));
  killed.kill('SIGKILL');
  await ended;
  expect(isAlive(id)).toBe(true);

  spawnSync(...node(`import { openScratch } from ${SCRATCH}; openScratch().clear(); process.exit(0);`));
  expect(existsSync(folder)).toBe(false);
  await expect.poll(() => isAlive(id)).toBe(false);
});
