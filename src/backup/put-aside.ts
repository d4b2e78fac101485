import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ASIDE_PREFIX } from './copied-files.ts';

/** What the system says of a name that cannot be changed: the place is a mount point, or its parent is another disk or somebody else's. */
const CANNOT_BE_RENAMED: ReadonlySet<string> = new Set(['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS']);

function cannotBeRenamed(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && CANNOT_BE_RENAMED.has(error.code)
  );
}

/**
 * Frees a place for what is restored. What was there gets another name beside it; a folder whose name must stay, as that of a disk of its own,
 * keeps it within itself.
 *
 * @returns where it is now.
 */
export function putAside(place: string, mark: string, rename: typeof renameSync = renameSync): string {
  const beside = `${place}.${mark}`;
  try {
    rename(place, beside);
    return beside;
  } catch (error) {
    if (!cannotBeRenamed(error) || !statSync(place).isDirectory()) throw error;
  }
  const within = join(place, `.${mark}`);
  mkdirSync(within, { mode: 0o700 });
  for (const name of readdirSync(place))
    if (!name.startsWith(ASIDE_PREFIX)) renameSync(join(place, name), join(within, name));
  return within;
}
