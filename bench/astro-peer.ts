import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { freePort } from '../tests/support/server-process.ts';
import { startProxy, waitForAnswer, type Peer } from './peers.ts';
import { requireEnvironment } from './row.ts';

const PROJECT = join(import.meta.dirname, 'astro');
const ENTRY = join(PROJECT, 'dist/server/entry.mjs');
const SOURCES = [
  'package-lock.json',
  'astro.config.mjs',
  'src/stored-pages.mjs',
  'src/layouts/Layout.astro',
  'src/pages/[...path].astro',
];
const WITHIN_MS = 10_000;

const environment = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

async function ensureBuilt(): Promise<void> {
  const changed = Math.max(...SOURCES.map((file) => statSync(join(PROJECT, file)).mtimeMs));
  if (existsSync(ENTRY) && statSync(ENTRY).mtimeMs > changed) return;
  const command = join(PROJECT, 'node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [command, 'build'], { cwd: PROJECT, env: environment });
}

/** A piece of a page. @throws when the page has none. */
function pieceOf(html: string, pattern: RegExp): string {
  const [, piece] = pattern.exec(html) ?? [];
  if (piece === undefined) throw new Error(`No ${pattern.source} in a page of ${html.length} characters`);
  return piece;
}

/** The finished pages in pieces, as a site of Astro's keeps them; on the disk before anything is measured. */
function store(file: string, forms: ReadonlyMap<string, Buffer>): void {
  const database = new DatabaseSync(file);
  database.exec(`
    create table layout (style text not null);
    create table pages (path text primary key, title text not null, description text not null, body text not null);
    begin`);
  const insertLayout = database.prepare('insert into layout select ? where not exists (select * from layout)');
  const insertPage = database.prepare('insert into pages values (?, ?, ?, ?)');
  for (const [path, form] of forms) {
    const html = brotliDecompressSync(form).toString();
    insertLayout.run(pieceOf(html, /<style>(.*?)<\/style>/s));
    insertPage.run(
      path,
      pieceOf(html, /<title>(.*?)<\/title>/s),
      pieceOf(html, /<meta name="description" content="(.*?)"/s),
      pieceOf(html, /<body>(.*)<\/body>/s),
    );
  }
  database.exec('commit');
  database.close();
}

/** @param forms the pages compressed by brotli, each at its path. @returns Astro on Node behind nginx, which compresses. */
export async function startAstro(forms: ReadonlyMap<string, Buffer>): Promise<Peer> {
  await ensureBuilt();
  const file = join(mkdtempSync(join(requireEnvironment('TEST_SCRATCH'), 'astro-')), 'pages.sqlite');
  store(file, forms);
  const [path = '/'] = forms.keys();
  const port = await freePort();
  const astro = spawn(process.execPath, [ENTRY], {
    cwd: PROJECT,
    env: { ...environment, ASTRO_PAGES: file, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let hasEnded = false;
  const ended = once(astro, 'close').finally(() => (hasEnded = true));
  const stop = async () => {
    astro.kill('SIGKILL');
    await ended;
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitForAnswer(origin + path, WITHIN_MS, () => hasEnded);
    const nginx = await startProxy(origin, path);
    return {
      origin: nginx.origin,
      async stop() {
        await nginx.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
