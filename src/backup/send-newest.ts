import type { Bucket } from './bucket.ts';
import { CopyNotSent } from './copy-not-sent.ts';
import { listCopies, removeOldCopies, sendCopy } from './copies-elsewhere.ts';
import { CommandError } from './manifest.ts';
import { listLocalCopies, removeOldLocalCopies } from './take-backup.ts';

/**
 * Sends the newest copy of this machine, if it is not elsewhere yet, and only then lets old ones go, here and there: a store that cannot
 * be reached costs no history. @returns the copy's name.
 */
export async function sendNewest(bucket: Bucket, into: string, keep: number | null): Promise<string> {
  const name = listLocalCopies(into).at(-1);
  if (name === undefined) throw new CommandError(`Não há cópia em ${into} para enviar.`);
  try {
    if (!(await listCopies(bucket)).includes(name)) await sendCopy(bucket, into, name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CopyNotSent(`A cópia ${name} está em ${into}, mas não foi enviada. ${reason}`, { cause });
  }
  if (keep === null) return name;
  removeOldLocalCopies(into, keep);
  await removeOldCopies(bucket, keep);
  return name;
}
