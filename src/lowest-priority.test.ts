import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Of `/proc/<pid>/stat`, counted from the state behind the name on: nice value and scheduling policy (proc(5)). */
const NICE = 16;
const POLICY = 38;
/** SCHED_IDLE where it can be set, else SCHED_OTHER (sched(7)). */
const POLICY_WANTED = spawnSync('chrt', ['--version']).status === 0 ? '5' : '0';

test.runIf(process.platform === 'linux')(
  'work of the lowest priority runs in time that nobody else wants',
  async () => {
    const run = `import(${JSON.stringify(import.meta.resolve('./lowest-priority.ts'))}).then((it) => it.takeLowestPriority()); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', run], { stdio: 'ignore' });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    await once(child, 'spawn');
    const state = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    await vi.waitFor(() => expect([state()[NICE], state()[POLICY]]).toEqual(['19', POLICY_WANTED]), {
      timeout: 10_000,
    });
  },
);
