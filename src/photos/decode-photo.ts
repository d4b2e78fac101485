import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DecodedPhoto, type PhotoTask, REFUSALS, type Refusal } from './photo-outcome.ts';

/** What a picture of 40 million pixels takes, and as much again; one that takes more is ended by the kernel. */
const MEMORY_MAX_KB = 1_000_000;
const WITHIN_MS = 60_000;

const told = z.union([
  z.object({ refused: z.enum(REFUSALS) }),
  z.object({ photo: z.object({ width: z.number(), height: z.number(), colour: z.string() }) }),
]);

/** The source beside this file, or what the build made of it beside the server. */
const PROCESS_FILE =
  ['photo-process.ts', 'photo-process.js', '../photo-process.js']
    .map((name) => join(import.meta.dirname, name))
    .find((path) => existsSync(path)) ?? 'photo-process.js';

export type Decoded = { readonly photo: DecodedPhoto } | { readonly refused: Refusal };

/** Limits of memory are the shell's to set; where there is none, time alone is limited. */
function begin(task: PhotoTask) {
  const order = [PROCESS_FILE, JSON.stringify(task)];
  const options = {
    stdio: ['ignore', 'pipe', 'ignore'] as const,
    env: {},
    timeout: WITHIN_MS,
    killSignal: 'SIGKILL',
  } as const;
  if (process.platform !== 'linux')
    return spawn(process.execPath, order, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  const limited = `ulimit -d ${MEMORY_MAX_KB}; exec nice -n 5 "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...order], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Decodes a photo in a process of its own. Whatever ends that process is the photo's fault, and leaves the server as it was. */
export async function decodePhoto(task: PhotoTask): Promise<Decoded> {
  const child = begin(task);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code !== 0) return { refused: 'too heavy' };
  return told.parse(JSON.parse(Buffer.concat(pieces).toString()));
}
