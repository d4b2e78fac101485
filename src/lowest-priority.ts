import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Lets the kernel run this process in time that nobody else wants. Of the lowest priority alone Linux lets a process go on for some milliseconds
 * after a visitor's request has come in (EEVDF, from 6.6 on); scheduled as idle it is stopped at once. `chrt` is of util-linux; where it is
 * lacking or refused, the priority stays.
 */
export function takeLowestPriority(): void {
  setPriority(0, constants.priority.PRIORITY_LOW);
  if (process.platform === 'linux')
    execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], () => undefined);
}
