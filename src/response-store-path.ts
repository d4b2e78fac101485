import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The name under which finished responses are kept beside their database: 'data/site.answers' for 'file:data/site.sqlite', below `data/` for a
 * PostgreSQL, whose name stands for its address; null for a database in memory.
 */
export function responseStorePath(databaseUrl: string): string | null {
  if (databaseUrl === 'file::memory:') return null;
  if (databaseUrl.startsWith('file:')) return `${databaseUrl.slice('file:'.length).replace(/\.[^./]*$/, '')}.answers`;
  return `data/${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}.answers`;
}

/** Where the data stand that fill a disk of this machine. */
export function dataFolder(databaseUrl: string): string {
  const folder = dirname(responseStorePath(databaseUrl) ?? '');
  return existsSync(folder) ? folder : '.';
}
