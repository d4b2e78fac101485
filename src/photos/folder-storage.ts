import { existsSync } from 'node:fs';
import { access, constants, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhotoHash } from './photo-hash.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { unfinishedName } from './unfinished-photo.ts';

/** A photo that no job has may be one that is being added just now. */
const SETTLED_AFTER_MS = 10 * 60 * 1000;

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Photos as folders of one folder, by the hash of what was sent: the same photo is kept once. @param directory made when the first photo comes. */
export function folderStorage(directory: string): PhotoStorage {
  const folderOf = (name: string) => join(directory, name);

  /** Gives a folder its name; where another has it already, the same photo came before. */
  async function settle(folder: string, name: string): Promise<void> {
    if (existsSync(folderOf(name))) return;
    await rename(folder, folderOf(name));
    await syncPath(directory);
  }

  return {
    nameOf: async (hash) => hash,
    async put(name, folder, keeping) {
      for (const form of await readdir(folder)) await syncPath(join(folder, form));
      await syncPath(folder);
      await keeping(() => settle(folder, name));
    },
    read: (name, form) => readFile(join(folderOf(name), form)).catch(() => null),
    async remove(name, leaving) {
      if (!existsSync(folderOf(name))) return true;
      // Without its name first: a process that ends half-way leaves no half photo that passes for a whole one.
      const gone = join(directory, unfinishedName());
      await leaving(() => rename(folderOf(name), gone));
      await rm(gone, { recursive: true, force: true });
      return true;
    },
    async listSettled(now) {
      const names = existsSync(directory) ? (await readdir(directory)).filter(isPhotoHash) : [];
      const settled: string[] = [];
      for (const name of names) {
        const found = await stat(folderOf(name)).catch(() => null);
        if (found && now.getTime() - found.mtimeMs > SETTLED_AFTER_MS) settled.push(name);
      }
      return settled;
    },
    async check() {
      if (existsSync(directory)) await access(directory, constants.R_OK | constants.W_OK);
    },
  };
}
