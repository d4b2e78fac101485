import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOf } from './unfinished-photo.ts';

/** Longer than any photo takes to be sent and decoded: what another machine left unfinished for so long, nobody finishes. */
const UNFINISHED_AFTER_MS = 60 * 60 * 1000;

/** Removes what ended processes left in a folder that several machines may share: what is not known to be ours goes by its age alone. */
export async function cleanUnfinished(directory: string, now: Date): Promise<void> {
  if (!existsSync(directory)) return;
  for (const name of await readdir(directory)) {
    const owner = ownerOf(name);
    if (owner === null) continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found === null) continue;
    if (owner === 'gone' || now.getTime() - found.mtimeMs > UNFINISHED_AFTER_MS)
      // The process that decoded it may outlive the one that is gone for a moment, and write on.
      await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
