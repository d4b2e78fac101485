import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensurePrivateFolder } from './database/private-file.ts';

const SECRET_BYTES = 32;
const DEVELOPMENT_SECRET_FILE = 'data/auth-secret';

/** Development's own secret, made once and kept, so that a restart does not sign everybody out. Production gets it by AUTH_SECRET. */
export function developmentSecret(file: string = DEVELOPMENT_SECRET_FILE): string {
  ensurePrivateFolder(dirname(file));
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
