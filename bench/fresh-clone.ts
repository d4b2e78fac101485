import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/support/server-process.ts';
import { requireEnvironment, type Row } from './row.ts';

const GOAL_SECONDS = 60;
const PATIENCE_MS = 300_000;
const ROOT = join(import.meta.dirname, '..');

/** `git clone`, `npm start`, the home page: what a new developer waits for, where npm has seen the packages before. */
export async function measureFreshClone(): Promise<Row[]> {
  const scratch = requireEnvironment('TEST_SCRATCH');
  const folder = join(scratch, 'clone');
  const start = performance.now();
  const cloned = spawnSync('git', ['clone', '--quiet', ROOT, folder], { encoding: 'utf8' });
  if (cloned.status !== 0) throw new Error(`git clone failed: ${cloned.stderr}`);

  const port = await freePort();
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((directory) => !directory.startsWith(ROOT));
  const env = { HOME: process.env['HOME'], TEST_SCRATCH: scratch, PATH: path.join(delimiter), PORT: String(port) };
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let hasEnded = false;
  const ended = once(child, 'close').finally(() => (hasEnded = true));

  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (response?.status === 200) break;
      if (hasEnded || performance.now() - start > PATIENCE_MS)
        throw new Error(`npm start of a fresh clone served nothing:\n${output}`);
      await wait(100);
    }
    const seconds = (performance.now() - start) / 1000;
    return [
      {
        what: 'A fresh clone to the served page, packages cached',
        figure: `${seconds.toFixed(1)} s`,
        goal: `under ${GOAL_SECONDS} s`,
        held: seconds < GOAL_SECONDS,
      },
    ];
  } finally {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
