import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Where a process number means what it means here: containers that share a folder number their processes each from 1. */
function numbersOf(): string {
  let space = '';
  try {
    space = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Not Linux: the machine alone.
  }
  return createHash('sha256').update(`${hostname()} ${space}`).digest('hex').slice(0, 12);
}

const HERE = numbersOf();
/** A process of the same number may come after this one. */
const RUN = randomUUID().slice(0, 8);
const NAME = /^\.new-(?:([0-9a-f]{12})-)?(\d+)-([^-]*)/;

/** A folder's name that says which process of which machine, or container, works in it. */
export function unfinishedName(): string {
  return `.new-${HERE}-${process.pid}-${RUN}-${randomUUID()}`;
}

/** Works in a folder that is gone afterwards, unless it got another name. */
export async function inUnfinished<Result>(
  directory: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(directory, unfinishedName());
  await mkdir(folder, { recursive: true });
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(processId: number, run: string): boolean {
  // In a container the process before had the same number.
  if (processId === process.pid) return run === RUN;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // Of another user, and alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whose an unfinished folder is: of a process that is gone, or of one that works or that cannot be asked; null where the name is none of them. */
export function ownerOf(name: string): 'gone' | 'unknown' | null {
  const [, where, processId, run = ''] = NAME.exec(name) ?? [];
  if (processId === undefined) return null;
  return where === HERE && !isAlive(Number(processId), run) ? 'gone' : 'unknown';
}
