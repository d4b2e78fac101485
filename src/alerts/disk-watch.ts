import { statfs } from 'node:fs/promises';

const LOOK_EVERY_MS = 60_000;
/** Less than this is nearly full: a day of pages and their journal, and what a backup takes. */
const LOW_BYTES = 512 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** @param freeBytes of the disk. @returns what is said of it; null where there is room. */
export function lowDiskWords(freeBytes: number): string | null {
  return freeBytes < LOW_BYTES ? `menos de ${LOW_BYTES / MEGABYTE} MB livres` : null;
}

/** Looks at the disk of the data now and then. @returns ends it. */
export function watchDisk(folder: string, onLow: (words: string) => void): () => void {
  async function look(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    const words = lowDiskWords(bavail * bsize);
    if (words !== null) onLow(words);
  }
  // A folder that cannot be looked at is the database's to tell of.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
