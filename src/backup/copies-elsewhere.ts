import { existsSync, renameSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { ensurePrivateFolder } from '../database/private-file.ts';
import type { Bucket } from './bucket.ts';
import { describeFile } from './copied-files.ts';
import { CommandError, type CopiedFile, MANIFEST, readManifest } from './manifest.ts';
import { COPY_NAME } from './take-backup.ts';

/** Copies at an S3-compatible address: each file below its copy's name, the manifest last. A copy without a manifest is none. */

/** Sends a whole copy. Broken off, what arrived of it does not pass for a copy. */
export async function sendCopy(bucket: Bucket, into: string, name: string): Promise<void> {
  const folder = join(into, name);
  const { database, files } = readManifest(folder);
  const send = ({ path, sha256 }: CopiedFile) => bucket.put(`${name}/${path}`, join(folder, path), sha256);
  for (const file of [database, ...files]) await send(file);
  await send(await describeFile(folder, MANIFEST));
}

/** The whole copies, oldest first. */
export async function listCopies(bucket: Bucket): Promise<readonly string[]> {
  return wholeOf(await bucket.list('copia-'));
}

function wholeOf(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => name.endsWith(`/${MANIFEST}`))
    .map((name) => name.slice(0, -MANIFEST.length - 1))
    .filter((name) => COPY_NAME.test(name))
    .toSorted();
}

/** What arrived of copies that broke off before the newest whole one was made: nobody sends the rest. A newer one may be under way. */
async function removeBrokenOff(bucket: Bucket): Promise<void> {
  const names = await bucket.list('copia-');
  const whole = wholeOf(names);
  const newest = whole.at(-1);
  if (newest === undefined) return;
  for (const name of names) {
    const [copy = ''] = name.split('/', 1);
    if (COPY_NAME.test(copy) && copy < newest && !whole.includes(copy)) await bucket.remove(name);
  }
}

/** Leaves the newest whole copies. Of one that goes, the manifest goes first. */
export async function removeOldCopies(bucket: Bucket, keep: number): Promise<void> {
  const copies = await listCopies(bucket);
  for (const old of copies.slice(0, Math.max(0, copies.length - keep))) {
    await bucket.remove(`${old}/${MANIFEST}`);
    for (const name of await bucket.list(`${old}/`)) await bucket.remove(name);
  }
  await removeBrokenOff(bucket);
}

/** Brings a copy back beside those of this machine. @returns its folder, which is read whole by whoever restores it. */
export async function fetchCopy(bucket: Bucket, into: string, name: string): Promise<string> {
  const folder = join(into, name);
  if (existsSync(folder)) return folder;
  if (!COPY_NAME.test(name)) throw new CommandError(`${name} não é o nome de uma cópia.`);
  ensurePrivateFolder(into);
  const unfinished = `${folder}.incompleta`;
  rmSync(unfinished, { recursive: true, force: true });
  await bucket.get(`${name}/${MANIFEST}`, join(unfinished, MANIFEST));
  const { database, files } = readManifest(unfinished);
  const paths = [database, ...files].map(({ path }) => path);
  if (paths.some((path) => isAbsolute(path) || path.split('/').includes('..')))
    throw new CommandError(`A cópia ${name} quer gravar fora da pasta dela.`);
  for (const path of paths) await bucket.get(`${name}/${path}`, join(unfinished, path));
  renameSync(unfinished, folder);
  return folder;
}
