// What the commands share. Plain JavaScript for any Node: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const builtFrom = join(root, 'dist/.built-from');

/** The Node that the project brings itself; the system's may be older. */
export const projectNode = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
/** glibc reads these when a process starts (deploy/ sets them too): else each thread keeps what it has freed to itself, some 20 MB of the server's. */
const thriftyMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '12288' };
export const environment = {
  ...thriftyMalloc,
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
};

const running = new Set();

/** Ends every child and what it started. */
export function killChildren(signal = 'SIGTERM') {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Ends this process and what it started at a signal; called before anything is started. */
export function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      killChildren('SIGTERM');
      process.exit(1);
    });
  }
}

/** Runs a command in a process group of its own; resolves with its exit code, 1 when a signal ended it. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      detached: process.platform !== 'win32',
      env: environment,
      ...options,
    });
    running.add(child);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

function filesBelow(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isFrom(mark, hash) {
  return existsSync(mark) && readFileSync(mark, 'utf8') === hash;
}

/** Installs the npm packages of a folder's lockfile, unless they are there. */
export async function ensureInstalled(folder = root) {
  const installedFrom = join(folder, 'node_modules/.installed-from');
  const hash = hashOf([join(folder, 'package-lock.json')]);
  if (isFrom(installedFrom, hash)) return;
  // What builds is among the packages for development, which npm leaves out where NODE_ENV is 'production'.
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'], { cwd: folder });
  writeFileSync(installedFrom, hash);
}

/** Builds the browser and the server bundle, unless they were built from these very files. */
export async function ensureBuilt() {
  const sources = [
    ...['src', 'vite-plugins'].flatMap((folder) => filesBelow(join(root, folder))),
    ...['package-lock.json', 'vite.config.ts', 'tsconfig.json'].map((file) => join(root, file)),
  ];
  const hash = hashOf(sources.filter((file) => !/\.test\.tsx?$/.test(file)));
  if (isFrom(builtFrom, hash)) return;
  // A build that breaks off must not pass for the one before it.
  rmSync(builtFrom, { force: true });
  // The build is for production, whatever the environment is: React's compiler would write calls that only its development half has.
  const env = { ...environment, NODE_ENV: 'production' };
  await mustRun(projectNode, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { env });
  writeFileSync(builtFrom, hash);
}
