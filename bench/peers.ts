import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireEnvironment } from './row.ts';

/** Servers that answer any address with the same finished, compressed bytes, to compare ours with. */
export interface Peer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startBareNode(body: Buffer): Promise<Peer> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': String(body.length) };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function startNginx(body: Buffer, port: number): Promise<Peer> {
  const folder = join(requireEnvironment('TEST_SCRATCH'), 'nginx');
  mkdirSync(join(folder, 'files'), { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'files/page.html'), body);
  const configuration = `
    worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type "text/html; charset=utf-8";
      open_file_cache max=100; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}/files; add_header content-encoding br; }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = spawn(requireEnvironment('BENCH_NGINX'), ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  if (nginx.pid !== undefined) writeFileSync(join(requireEnvironment('TEST_SCRATCH'), 'processes', String(nginx.pid)), '');
  const url = `http://127.0.0.1:${port}/page.html`;
  for (;;) {
    const answers = await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (answers) break;
    await wait(20);
  }
  return {
    url,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'close');
    },
  };
}
