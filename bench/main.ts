import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tests/support/server-process.ts';
import { ADMINISTRATOR_ENVIRONMENT, signIn } from './administrator.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGuessing } from './guessing.ts';
import { CONNECTIONS, load } from './load.ts';
import { startBareNode, startNginx } from './peers.ts';
import { measureSitemap } from './sitemap.ts';
import { median, requireEnvironment, type Row } from './row.ts';

const STARTS = 5;
const NGINX_PORT = 38_471;
const BULK_TITLES = 500;
const POST = '/postagens/motor-de-portao-ppa-santana';

const databaseUrl = `file:${join(requireEnvironment('TEST_SCRATCH'), 'bench.sqlite')}`;
const environment = { DATABASE_URL: databaseUrl, ...ADMINISTRATOR_ENVIRONMENT };
const rows: Row[] = [];

/** Resident memory of a process in megabytes (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const first = await startServer(environment);
const administrator = await signIn(first.origin);
const titles = (await administrator.titles()).slice(0, BULK_TITLES);
const bulk = await administrator.createInBulk(titles, 75);
rows.push({
  what: `${titles.length} pages in one job, generated and judged`,
  figure: `${Math.round(bulk.milliseconds)} ms, ${bulk.success} pages, ${bulk.errors} errors`,
  goal: 'at most 2,000 ms',
  held: bulk.milliseconds <= 2000 && bulk.success === titles.length,
});
const likenesses = await administrator.likenesses();
const worst = Math.max(...likenesses);
const mean = likenesses.reduce((sum, likeness) => sum + likeness, 0) / likenesses.length;
rows.push({
  what: 'Likeness of those pages to their nearest sibling',
  figure: `worst ${worst.toFixed(2)}, mean ${mean.toFixed(2)}`,
  goal: 'worst under 0.50, mean under 0.35',
  held: worst < 0.5 && mean < 0.35,
});

const generated = '/links-uteis/motor-de-portao-ppa-santana';
rows.push(
  ...(await measureFirstLoad(first.origin, [
    { name: 'home', path: '/' },
    { name: 'post', path: POST },
    { name: 'generated page', path: generated },
    { name: 'place', path: '/cidades/mooca-sao-paulo-capital' },
    { name: 'sitemap', path: '/sitemap', long: true },
  ])),
);

const page = await fetch(first.origin + generated, { headers: { 'accept-encoding': 'br' } });
const reported = Number(page.headers.get('content-length'));
const { brotliCompressSync } = await import('node:zlib');
const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()));
const [nginx, bare] = [await startNginx(body, NGINX_PORT), await startBareNode(body)];
const ours = await load(first.origin.replace('localhost', '127.0.0.1') + generated);
const memory = residentMegabytes(first.pid);
const [nginxLoad, bareLoad] = [await load(nginx.url), await load(bare.url)];
await Promise.all([nginx.stop(), bare.stop()]);
const ratio = ours.perSecond / nginxLoad.perSecond;
rows.push({
  what: `Requests a second, the generated page compressed (${reported.toLocaleString('en')} bytes), ${CONNECTIONS} connections`,
  figure: `${Math.round(ours.perSecond).toLocaleString('en')}; nginx ${Math.round(nginxLoad.perSecond).toLocaleString('en')}, bare Node ${Math.round(bareLoad.perSecond).toLocaleString('en')}: ${ratio.toFixed(2)} of nginx's`,
  goal: "at least half of nginx's",
  held: ratio >= 0.5,
});
rows.push({
  what: 'The slowest hundredth of those requests (p99)',
  figure: `${ours.p99.toFixed(1)} ms; nginx ${nginxLoad.p99.toFixed(1)} ms`,
  goal: "at most 20 ms, or twice nginx's",
  held: ours.p99 <= Math.max(20, 2 * nginxLoad.p99),
});
rows.push({ what: 'Memory after that load', figure: `${Math.round(memory)} MB`, goal: 'under 180 MB', held: memory < 180 });
await first.end('SIGTERM');

const starts: number[] = [];
for (let run = 0; run < STARTS; run += 1) {
  const before = performance.now();
  const server = await startServer(environment);
  await (await fetch(`${server.origin}/`)).text();
  starts.push(performance.now() - before);
  await server.end('SIGTERM');
}
rows.push({
  what: 'Start to first answer, database migrated',
  figure: `${Math.round(median(starts))} ms (median of ${STARTS})`,
  goal: 'under 400 ms',
  held: median(starts) < 400,
});

rows.push(...(await measureSitemap()));
rows.push(...(await measureGuessing((name) => `file:${join(requireEnvironment('TEST_SCRATCH'), `guessing-${name}.sqlite`)}`)));

const table = [
  '| what | measured | must | |',
  '| --- | --- | --- | --- |',
  ...rows.map(({ what, figure, goal, held }) => `| ${what} | ${figure} | ${goal} | ${held ? 'held' : 'MISSED'} |`),
].join('\n');
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
process.stdout.write(`\n${table}\n`);
writeFileSync(join(import.meta.dirname, 'results.md'), `# Benchmarks\n\n\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n\n${table}\n`);
