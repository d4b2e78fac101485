import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../tests/support/server-process.ts';
import { requireEnvironment } from './row.ts';

/** Servers that answer with the same finished, compressed bytes, to compare ours with. */
export interface Peer {
  /** 'http://127.0.0.1:41234' */
  readonly origin: string;
  stop(): Promise<void>;
}

const NGINX_WITHIN_MS = 5000;

const BEST_WITHIN_MS = 240_000;
/** What the size of the window changes. */
const WINDOW_BYTES = 64;

/** Until the product serves the best form of a page, which follows the first visit when nobody else wants the machine. */
export async function waitForBestForm(url: string): Promise<void> {
  const best = (await finishedPage(url)).length + WINDOW_BYTES;
  for (const deadline = performance.now() + BEST_WITHIN_MS; ; await wait(100)) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (Number(response.headers.get('content-length')) <= best) return;
    if (performance.now() > deadline) throw new Error(`The best form of ${url} did not follow its first visit`);
  }
}

/** A page as the product serves it, compressed as well as can be. */
export async function finishedPage(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return brotliCompressSync(Buffer.from(await response.arrayBuffer()));
}

export async function startBareNode(body: Buffer): Promise<Peer> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A folder of nginx's own, which its workers may read. */
const nginxFolder = () => {
  const folder = mkdtempSync(join(requireEnvironment('TEST_SCRATCH'), 'nginx-'));
  chmodSync(folder, 0o755);
  return folder;
};

/**
 * nginx with one worker, until it answers.
 *
 * @param server what its server does.
 * @param upstream whom it asks.
 * @param path an address that it knows.
 */
async function runNginx(folder: string, path: string, server: string, upstream = ''): Promise<Peer> {
  const port = await freePort();
  const log = join(folder, 'error.log');
  const configuration = `
    worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${log};
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type "text/html; charset=utf-8";
      open_file_cache max=100; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${upstream}
      server { listen 127.0.0.1:${port}; ${server} }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = spawn(requireEnvironment('BENCH_NGINX'), ['-e', log, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  let hasEnded = false;
  const ended = once(nginx, 'close').finally(() => (hasEnded = true));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitForAnswer(origin + path, NGINX_WITHIN_MS, () => hasEnded);
  } catch (error) {
    nginx.kill('SIGKILL');
    const told = existsSync(log) ? readFileSync(log, 'utf8') : 'it wrote no log';
    throw new Error(`nginx did not start:\n${told}`, { cause: error });
  }
  return {
    origin,
    async stop() {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

/** @throws when it has ended, or does not answer 200 in time. */
export async function waitForAnswer(url: string, withinMs: number, hasEnded: () => boolean): Promise<void> {
  const isAnswered = () =>
    fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = performance.now() + withinMs; !(await isAnswered()); await wait(20))
    if (hasEnded() || performance.now() > deadline) throw new Error(`${url} does not answer`);
}

/**
 * nginx with pages of ours as files, each at its own address, and the files that they name.
 *
 * @param read the compressed page at an address.
 */
export async function startNginx(
  origin: string,
  paths: readonly string[],
  read: (url: string) => Promise<Buffer> = finishedPage,
): Promise<Peer> {
  const folder = nginxFolder();
  for (const path of paths) {
    const file = join(folder, 'files', path === '/' ? 'index.html' : path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await read(origin + path));
  }
  const server = `
        root ${folder}/files;
        location / { add_header content-encoding br; }
        location /assets/ { root ${join(import.meta.dirname, '../dist/client')}; types { font/woff2 woff2; text/javascript js; } expires max; }`;
  return runNginx(folder, paths[0] ?? '/', server);
}

/** nginx before a server that sends its pages as they are, which it compresses by gzip. @param path an address that the server knows. */
export function startProxy(origin: string, path: string): Promise<Peer> {
  const upstream = `upstream behind { server ${new URL(origin).host}; keepalive 64; keepalive_requests 1000000; }`;
  const server = `
        gzip on; gzip_vary on; proxy_http_version 1.1; proxy_buffers 16 16k;
        location / { proxy_pass http://behind; proxy_set_header connection ""; proxy_set_header host $host; }`;
  return runNginx(nginxFolder(), path, server, upstream);
}
