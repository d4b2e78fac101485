import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { open, temporaryFolder } from '../../tests/support/database.ts';
import { migrate } from './migrate.ts';
import { ensurePrivateFolder } from './private-file.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** As where the administrator of the machine lets everybody read what is new. */
function withOpenMask(): void {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
}

async function write(folder: string): Promise<void> {
  await migrate(open(`file:${join(folder, 'site.sqlite')}`));
}

const files = (folder: string) =>
  ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'].map((name) => join(folder, name));

test('a new database is for its owner alone, with its folder and what SQLite keeps beside it', async () => {
  withOpenMask();
  const folder = join(temporaryFolder(), 'novo/dados');
  await write(folder);
  expect(modeOf(folder)).toBe('700');
  for (const file of files(folder)) expect(modeOf(file)).toBe('600');
});

test('a database that everybody could read is closed, and a folder that was there keeps its mode', async () => {
  withOpenMask();
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  for (const file of files(folder)) writeFileSync(file, '', { mode: 0o644 });
  await write(folder);
  expect(modeOf(folder)).toBe('755');
  for (const file of files(folder)) expect(modeOf(file)).toBe('600');
});

test("the product's own data/ is closed though it was there before", () => {
  withOpenMask();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'data'), { mode: 0o755 });
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  ensurePrivateFolder(join(folder, 'data'));
  expect(modeOf(join(folder, 'data'))).toBe('700');
});
