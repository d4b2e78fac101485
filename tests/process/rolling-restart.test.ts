import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addresses } from '../../src/business/addresses.ts';
import { emptyDatabaseUrl, open, temporaryFolder } from '../support/database.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { freePort } from '../support/server-process.ts';
import { postgresUrl } from '../support/test-databases.ts';
import { start } from './bulk-job-in-processes.ts';

/** A tenth of the bar in each run of the suite; the whole of it with `RESTART_READS=30000 RESTART_WRITES=500`. */
const READS = Number(process.env['RESTART_READS'] ?? 3000);
const WRITES = Number(process.env['RESTART_WRITES'] ?? 50);
const READERS = 4;
/** Both processes end and start in turn, on a machine that does other things too. */
const LONGER = 200 * Math.max(READS, 3000);
const READ = [addresses.home, addresses.posts, addresses.guide, '/healthz', '/sitemap.xml', '/nada-aqui'];

const created = z.object({ id: z.string(), slug: z.string() });

interface Visit {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: string;
}

/** A client of the proxy that keeps its connections, as browsers do. */
function client(origin: string) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  onTestFinished(() => agent.destroy());
  return ({ method = 'GET', path, headers = {}, body }: Visit) =>
    new Promise<Answer>((resolve, reject) => {
      const json = { origin, 'content-type': 'application/json' };
      const asked = request(origin + path, {
        method,
        agent,
        headers: body === undefined ? headers : { ...json, ...headers },
      });
      asked.on('error', reject).on('response', (response) => {
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
        text(response).then((said) => resolve({ status: response.statusCode ?? 0, cookie, body: said }), reject);
      });
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

async function places() {
  const ports = [await freePort(), await freePort()] as const;
  const upstream = [await freePort(), await freePort()] as const;
  const environment = {
    DATABASE_URL: await emptyDatabaseUrl('postgres'),
    SITE_URL: `https://127.0.0.1:${ports[1]}`,
    TRUSTED_PROXIES: '127.0.0.1',
    STOP_AFTER_SECONDS: '4',
  };
  const begin = (port: number) => start({ ...environment, PORT: String(port) });
  return { ports, upstream, begin, url: environment.DATABASE_URL };
}

test.skipIf(!postgresUrl || !hasNginx)(
  'two processes behind the delivered nginx file are restarted one after the other under load, and no read and no write fails',
  { timeout: LONGER },
  async () => {
    const { ports, upstream, begin, url } = await places();
    const servers = [await begin(upstream[0]), await begin(upstream[1])];
    const proxy = await startNginx({ folder: temporaryFolder(), ports, upstream });
    onTestFinished(() => proxy.end());
    const visit = client(proxy.origin);
    const [email, password] = [servers[0]?.email, servers[0]?.initialPassword];
    const { cookie } = await visit({ method: 'POST', path: '/api/auth/sign-in/email', body: { email, password } });

    const failures: string[] = [];
    const slugs: string[] = [];
    let [reads, writes, restarts] = [0, 0, 0];
    const isEnough = () => reads >= READS && writes >= WRITES;
    const goesOn = () => failures.length === 0 && (restarts === 0 || !isEnough());
    const note = (what: string) => (error: unknown) =>
      void failures.push(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);

    async function read(at: number): Promise<void> {
      const path = READ[at % READ.length] ?? addresses.home;
      const { status } = await visit({ path });
      if (status !== (path === '/nada-aqui' ? 404 : 200)) failures.push(`${path}: ${status}`);
      reads += 1;
    }

    async function write(at: number): Promise<void> {
      const body = { title: `Portão número ${at} da ronda`, content: '<p>O motor abre o portão.</p>' };
      const { status, body: said } = await visit({ method: 'POST', path: '/api/pages', headers: { cookie }, body });
      if (status === 201) slugs.push(created.parse(JSON.parse(said)).slug);
      else failures.push(`write ${at}: ${status} ${said}`);
      writes += 1;
    }

    /** In turn, as long as the load lasts. */
    async function restart(): Promise<void> {
      while (goesOn()) {
        for (const [index, port] of upstream.entries()) {
          const exitCode = await servers[index]?.end('SIGTERM');
          if (exitCode !== 0) throw new Error(`It ended with ${exitCode}: ${servers[index]?.output().slice(-2000)}`);
          servers[index] = await begin(port);
        }
        restarts += 1;
      }
    }

    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let at = reader; goesOn(); at += 1) await read(at).catch(note('read'));
    });
    const writer = (async () => {
      for (let at = 0; goesOn(); at += 1) await write(at).catch(note('write'));
    })();
    await Promise.all([restart().catch(note('restart')), writer, ...readers]);

    expect(failures.join('\n')).toBe('');
    process.stdout.write(
      `${reads} reads and ${writes} writes over ${restarts} restarts of both, ${failures.length} failed\n`,
    );
    expect(reads).toBeGreaterThanOrEqual(READS);
    expect(writes).toBeGreaterThanOrEqual(WRITES);
    const rows = await open(url).db.selectFrom('generated_pages').select('slug').execute();
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  },
);
