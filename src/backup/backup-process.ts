import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CopyNotSent, NOT_SENT_EXIT_CODE } from './copy-not-sent.ts';

/**
 * Makes or sends a copy by the same command as a person would, in a process of its own: visitors wait for none of its reading.
 * @throws with what it said; CopyNotSent where the copy is made and not sent.
 */
export async function backupInProcess(
  bundle: string,
  command: 'backup' | 'send',
  stopping: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [bundle, command], { stdio: ['ignore', 'ignore', 'pipe'], signal: stopping });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  if (code === NOT_SENT_EXIT_CODE) throw new CopyNotSent(said.trim());
  if (code !== 0) throw new Error(said.trim() || `The copy ended with ${code}`);
}
