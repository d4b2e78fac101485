// One folder outside the project for what a run of tests or benches makes, with the processes that it started. A run that was
// killed leaves its folder behind; the next run ends what is still alive there and removes it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from './debian.mjs';
import { root } from './project.mjs';

const base = join(tmpdir(), `gate-site-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
const PROCESSES = 'processes';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Ends the processes whose ids stand in a folder, and PostgreSQL by its own pid file; then removes the folder. */
function clear(folder) {
  const processes = join(folder, PROCESSES);
  const ids = existsSync(processes) ? readdirSync(processes).map(Number) : [];
  const postmaster = join(folder, 'postgres/postmaster.pid');
  if (existsSync(postmaster)) ids.push(Number(readFileSync(postmaster, 'utf8').split('\n')[0]));
  for (const id of ids) {
    // An id may have been given to a stranger since: only a process that names this folder is ours.
    if (!isAlive(id) || !commandOf(id).includes(folder)) continue;
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

/** Removes what runs that no longer live left behind, and makes this run's folder. */
export function openScratch() {
  mkdirSync(base, { recursive: true });
  chmodSync(base, 0o755);
  for (const name of readdirSync(base)) if (!isAlive(Number(name))) clear(join(base, name));
  const folder = join(base, String(process.pid));
  mkdirSync(join(folder, PROCESSES), { recursive: true });
  chmodSync(folder, 0o755);
  return {
    folder,
    /** So that the next run ends it, should this one be killed. It must name the folder in its command or environment. */
    noteProcess: (id) => writeFileSync(join(folder, PROCESSES, String(id)), ''),
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
  const [command, rest] = process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** A PostgreSQL of this run's own, reached by a socket in its folder. @returns its address. */
export function startPostgres(folder) {
  const data = join(folder, 'postgres');
  const sockets = join(folder, 'sockets');
  for (const directory of [data, sockets]) mkdirSync(directory, { mode: 0o700 });
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data, sockets]);
  asPostgres(findTool('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const options = `-F -k ${sockets} -c listen_addresses= -c max_connections=200`;
  writeFileSync(join(folder, 'postgres.log'), '');
  chmodSync(join(folder, 'postgres.log'), 0o666);
  asPostgres(findTool('pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'postgres.log'), '-o', options, 'start']);
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(sockets)}&user=postgres`,
    stop: () => asPostgres(findTool('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']),
  };
}
