import { createHash } from 'node:crypto';
import { closeSync, cpSync, createReadStream, existsSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CopiedFile } from './manifest.ts';

export const DATA_FOLDER = 'data';

export interface KeptFolders {
  /** Where what stands beside the database is; `data` without it. */
  readonly dataFolder?: string;
  /** Where photos are, which may be elsewhere (`PHOTOS_DIR`); below the data without it. */
  readonly photosFolder?: string;
}

/** What goes with a copy besides the database, where it is there: its name in the copy, and its place. A room that keeps files adds its folder here. */
export function keptBeside({
  dataFolder = DATA_FOLDER,
  photosFolder,
}: KeptFolders): readonly (readonly [string, string])[] {
  return [
    ['auth-secret', join(dataFolder, 'auth-secret')],
    ['photos', resolve(photosFolder ?? join(dataFolder, 'photos'))],
  ];
}

/** What a restore put aside within a folder that must keep its name. */
export const ASIDE_PREFIX = '.antes-';

/** Photos that are being added go while they are read, and what was put aside is no part of what there is. */
const isCopied = (path: string) => !['.new-', ASIDE_PREFIX].some((start) => basename(path).startsWith(start));

/** Sees to it that a file, or the names in a folder, outlive a loss of power. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export async function describeFile(folder: string, path: string): Promise<CopiedFile> {
  const file = join(folder, path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, bytes: statSync(file).size, sha256: hash.digest('hex') };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Copies what stands beside the database into a copy's folder. */
export async function copyFiles(from: KeptFolders, to: string): Promise<CopiedFile[]> {
  for (const [name, place] of keptBeside(from))
    if (existsSync(place))
      cpSync(place, join(to, 'files', name), { recursive: true, preserveTimestamps: true, filter: isCopied });
  if (!existsSync(join(to, 'files'))) return [];
  const copied: CopiedFile[] = [];
  for (const file of filesBelow(join(to, 'files')).toSorted()) {
    syncToDisk(file);
    copied.push(await describeFile(to, relative(to, file)));
  }
  return copied;
}

/** @returns the first of the files that is not as the manifest says; null where all are. */
export async function findDamaged(folder: string, files: readonly CopiedFile[]): Promise<string | null> {
  for (const { path, bytes, sha256 } of files) {
    if (!existsSync(join(folder, path))) return path;
    const now = await describeFile(folder, path);
    if (now.bytes !== bytes || now.sha256 !== sha256) return path;
  }
  return null;
}
