// One folder outside the project for what a run of tests or benches makes. Every process of the run names it in its command or in its
// environment, as TEST_SCRATCH, so that none outlives the run, not even a browser in a group of its own: a run that was killed leaves
// its folder behind, and the next run ends what is still alive of it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from './debian.mjs';
import { root } from './project.mjs';

const ourName = `gate-site-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
const MEMORY_FOLDER = '/dev/shm';
const MEMORY_BYTES = 4 * 1024 ** 3;

/** Where files cost no disk, if the system has such a place and room in it: a database of PostgreSQL is made there in 20 ms, on a disk in 80 to 1000. */
export function fastFolder() {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function commandOf(id) {
  const read = (file) => {
    try {
      return readFileSync(`/proc/${id}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  return read('cmdline') + read('environ');
}

/** Ends every process that names the folder in its command or environment, whoever started it, and removes the folder. */
function clear(folder) {
  const names = (command) => command.includes(`${folder}/`) || command.includes(`${folder}\0`);
  const alive = existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
    : [];
  for (const id of alive.filter((one) => one !== process.pid && names(commandOf(one)))) {
    for (const target of [-id, id]) {
      try {
        process.kill(target, 'SIGKILL');
      } catch {
        // It has ended meanwhile, or leads no group.
      }
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Removes what runs that no longer live left behind, and makes this run's folder. @param parent where all runs have theirs. */
export function openScratch(parent = tmpdir()) {
  const base = join(parent, ourName);
  mkdirSync(base, { recursive: true });
  chmodSync(base, 0o755);
  for (const run of readdirSync(base)) if (!isAlive(Number(run))) clear(join(base, run));
  const folder = join(base, String(process.pid));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return {
    folder,
    clear: () => {
      clear(folder);
      try {
        rmdirSync(base);
      } catch {
        // Another run works beside this one.
      }
    },
  };
}

/** Runs one of PostgreSQL's programs; it refuses root, so root runs it as Debian's `postgres`. */
function asPostgres(program, args) {
  const [command, rest] =
    process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** A PostgreSQL of this run's own, reached by a socket in its folder. @returns its address. */
export function startPostgres(folder) {
  const data = join(folder, 'postgres');
  const sockets = join(folder, 'sockets');
  for (const directory of [data, sockets]) mkdirSync(directory, { mode: 0o700 });
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data, sockets]);
  asPostgres(findTool('initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const options = `-F -k ${sockets} -c listen_addresses= -c max_connections=200`;
  writeFileSync(join(folder, 'postgres.log'), '');
  chmodSync(join(folder, 'postgres.log'), 0o666);
  asPostgres(findTool('pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'postgres.log'), '-o', options, 'start']);
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(sockets)}&user=postgres`,
    stop: () => asPostgres(findTool('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']),
  };
}
