import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian keeps it outside the path of whoever is not root. */
export const nginx = process.env['TEST_NGINX'] ?? '/usr/sbin/nginx';

const OPENSSL = '/usr/bin/openssl';

/** Whether nginx and what makes its certificate are here; `npm test` sees to both. */
export const hasNginx = existsSync(nginx) && existsSync(OPENSSL);

const DELIVERED = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

function certify(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=www.exemplo.com.br', '-days', '1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject];
  execFileSync(OPENSSL, made, { stdio: 'ignore' });
  return { certificate, key };
}

export interface Places {
  /** An empty folder. */
  readonly folder: string;
  /** Where nginx listens, by http and by https. */
  readonly ports: readonly [number, number];
  /** Of the product's processes. */
  readonly upstream: readonly [number, number];
}

/** The file as it is delivered, with this machine's places written into it. @returns its path. */
export function configuration({ folder, ports: [http, https], upstream: [one, other] }: Places): string {
  const { certificate, key } = certify(folder);
  const log = join(folder, 'log');
  mkdirSync(log);
  const placed = DELIVERED.replace('listen 80 ', `listen 127.0.0.1:${http} `)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${other}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace('/var/log/nginx/', `${log}/`);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, `pid ${folder}/nginx.pid;\n${placed.replace('http {', `http {\n${bodies.join('\n')}`)}`);
  return path;
}

export interface Proxy {
  readonly origin: string;
  end(): Promise<void>;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return open;
}

/** nginx with the delivered file, in front of two ports of this machine. */
export async function startNginx(places: Places): Promise<Proxy> {
  const { folder, ports } = places;
  const path = configuration(places);
  const args = ['-p', folder, '-c', path, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: 'ignore' });
  const ended = once(child, 'close');
  while (!(await answers(ports[1]))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(20);
  }
  return {
    origin: `https://127.0.0.1:${ports[1]}`,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
