import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const copiedFile = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

/** What a copy says of itself, beside its files. */
const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  taken_at: z.string(),
  /** The database; its path is below the copy's folder, as all others. */
  database: copiedFile,
  /** The migrations that it has been through. */
  migrations: z.array(z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Without it second factors cannot be read. It is in the copy where development keeps it in a file, and to be kept apart where it is a variable. */
  auth_secret: z.object({ kept: z.enum(['copied', 'environment']), fingerprint: z.string().nullable() }),
  files: z.array(copiedFile),
});

export type Manifest = z.infer<typeof manifest>;
export type CopiedFile = z.infer<typeof copiedFile>;

/** A command that cannot do what it was asked for; the message is for whoever typed it. */
export class CommandError extends Error {}

/** @param folder of one copy. @throws CommandError */
export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new CommandError(`${folder} não é uma cópia completa: falta ${MANIFEST}, ou ele está danificado.`, { cause });
  }
}
