// What tests and benches need of the system. As root on Debian it is installed; otherwise the command names what is missing.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './project.mjs';

/** Each tool with the Debian package that brings it. */
const TOOLS = {
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  faketime: 'faketime',
  initdb: 'postgresql',
  xmllint: 'libxml2-utils',
  nginx: 'nginx-light',
  wrk: 'wrk',
  openssl: 'openssl',
  java: 'default-jre-headless',
};

/** Debian keeps PostgreSQL's server programs out of the path, in a folder for each version. */
function postgresFolders() {
  const base = '/usr/lib/postgresql';
  return existsSync(base)
    ? readdirSync(base)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(base, version, 'bin'))
    : [];
}

/** The program's path, or null. */
export function findTool(name) {
  const folders = [
    ...postgresFolders(),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/lib/chromium',
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** @throws naming the packages that are missing and cannot be installed here. */
export async function ensureTools(names) {
  const missing = names.filter((name) => findTool(name) === null).map((name) => TOOLS[name]);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `Missing on this system: ${missing.join(', ')} (Debian package names). Install them and run again.`,
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await run('apt-get', ['update', ...quiet], { env });
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...missing], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`apt-get could not install ${missing.join(', ')}`);
}

/** @returns the path of the Chromium without a window, which tests for half of a processor's time; of the whole one where there is no such package. */
export async function ensureBrowser() {
  try {
    await ensureTools(['chromium-headless-shell']);
  } catch {
    await ensureTools(['chromium']);
  }
  return findTool('chromium-headless-shell') ?? findTool('chromium');
}
