import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { z } from 'zod';
import { temporaryFolder } from '../support/database.ts';
import { configuration, hasNginx, nginx } from '../support/nginx.ts';
import { PRODUCTION } from '../support/production.ts';
import { freePort } from '../support/server-process.ts';
import { LONG } from './bulk-job-in-processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const ANALYSE = '/usr/bin/systemd-analyze';
const dockerfile = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const ADMINISTRATOR = { ADMIN_EMAIL: 'dona@exemplo.com.br', ADMIN_PASSWORD: 'uma senha bem comprida' };
const strings = z.array(z.string());

/** Of the lines that begin so: what follows, split at blanks. */
const linesOf = (start: string) =>
  dockerfile
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length).trim().split(/\s+/));

test.skipIf(!hasNginx)('nginx takes the delivered file', () => {
  const folder = temporaryFolder();
  const path = configuration({ folder, ports: [20_080, 20_443], upstream: [20_001, 20_002] });
  const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', path, '-e', join(folder, 'error.log')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

test.skipIf(!existsSync(ANALYSE))('systemd takes the delivered unit and finds little that it could do', () => {
  const unit = join(temporaryFolder(), 'site@.service');
  const delivered = readFileSync(join(DEPLOY, 'site@.service'), 'utf8');
  // The paths of this checkout: systemd asks whether what it starts is there.
  writeFileSync(unit, delivered.replaceAll('/opt/site/', `${ROOT}/`));
  const verified = spawnSync(ANALYSE, ['verify', unit], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const judged = spawnSync(ANALYSE, ['security', '--offline=yes', '--threshold=20', unit], { encoding: 'utf8' });
  expect(judged.status).toBe(0);
});

test('what the image is built of is in the checkout and is sent to the build', () => {
  const sent = readFileSync(join(DEPLOY, 'Dockerfile.dockerignore'), 'utf8').split('\n');
  const copied = linesOf('COPY ').filter(([first]) => first !== '--from=build');
  const sources = copied.flatMap((words) => words.slice(0, -1));
  expect(sources).toContain('src');
  for (const source of sources) {
    expect(existsSync(join(ROOT, source))).toBe(true);
    expect(sent).toContain(`!${source}`);
  }
});

test(
  'what the image holds is enough: its command serves pages and pictures, its health check is content, and a signal stops it',
  { timeout: LONG },
  async () => {
    const folder = temporaryFolder();
    for (const [, from = '', to = ''] of linesOf('COPY ').filter(([first]) => first === '--from=build')) {
      const source = join(ROOT, from.replace('/app/', ''));
      cpSync(source, join(folder, to === './' ? 'package.json' : to), { recursive: true });
    }
    const port = String(await freePort());
    const env = { PATH: '', ...PRODUCTION, ...ADMINISTRATOR, PORT: port, STOP_AFTER_SECONDS: '0' };
    const [command = ''] = linesOf('CMD ').map((words) => words.join(' '));
    const [, ...args] = strings.parse(JSON.parse(command));
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
    const ended = once(child, 'close');
    onTestFinished(() => void child.kill('SIGKILL'));
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.status;
    await expect.poll(() => status('/')).toBe(200);
    expect(await status('/compartilhar/inicio.png')).toBe(200);
    // Decodes photos; what is asked of it here is none.
    const decoded = spawnSync(
      process.execPath,
      [join(folder, 'dist/server/photo-process.js'), JSON.stringify({ source: join(folder, 'package.json') })],
      { encoding: 'utf8' },
    );
    expect(decoded.stdout).toBe('{"refused":"not a photo"}');

    const check = /CMD (\["node", "-e", .+\])$/m.exec(dockerfile)?.[1] ?? '';
    const [, ...checked] = strings.parse(JSON.parse(check));
    expect(execFileSync(process.execPath, checked, { env, encoding: 'utf8' })).toBe('');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(spawnSync(process.execPath, checked, { env }).status).toBe(1);
  },
);

test('every way to run the server gives back the memory that its threads have freed', async () => {
  const project = z.object({ environment: z.record(z.string(), z.string().optional()) });
  const shared: unknown = await import(join(ROOT, 'bin/project.mjs'));
  const { environment } = project.parse(shared);
  const unit = readFileSync(join(DEPLOY, 'site@.service'), 'utf8');
  for (const setting of ['MALLOC_ARENA_MAX=2', 'MALLOC_TRIM_THRESHOLD_=131072', 'MALLOC_MMAP_THRESHOLD_=12288']) {
    const [name = '', value] = setting.split('=');
    expect(environment[name]).toBe(value);
    expect(linesOf('ENV ').flat()).toContain(setting);
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${setting}\\b`, 'm'));
  }
});

const service = z.object({
  volumes: strings.default([]),
  read_only: z.boolean().default(false),
  environment: z.record(z.string(), z.string()).default({}),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

const readCompose = () =>
  compose.parse(load(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) }));

test('the processes of the compose file share the photos, and the copy of each night has them', () => {
  const { services } = readCompose();
  for (const name of ['one', 'other']) {
    expect(services[name]?.volumes).toContain('photos:/app/photos');
    expect(services[name]?.environment).toMatchObject({ PHOTOS_DIR: '/app/photos' });
  }
  expect(services['backup']?.volumes).toContain('photos:/photos:ro');
});

test('the compose file names volumes and files that are there, and the product writes nowhere else', () => {
  const { services, volumes } = readCompose();
  for (const name of ['one', 'other']) expect(services[name]).toMatchObject({ read_only: true });
  const mounted = Object.values(services).flatMap((one) => one.volumes.map((volume) => volume.split(':')[0] ?? ''));
  for (const source of mounted.filter((name) => !name.startsWith('./'))) expect(Object.keys(volumes)).toContain(source);
  expect(mounted).toContain('./nginx.conf');
  expect(existsSync(join(DEPLOY, 'nginx.conf'))).toBe(true);
  const text = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');
  for (const port of ['127.0.0.1:3001', '127.0.0.1:3002']) expect(text).toContain(`server ${port} max_fails=0;`);
});
