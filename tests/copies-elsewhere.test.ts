import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBucket } from '../src/backup/bucket.ts';
import { fetchCopy, removeOldCopies, sendCopy } from '../src/backup/copies-elsewhere.ts';
import { sendNewest } from '../src/backup/send-newest.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { takeBackup } from '../src/backup/take-backup.ts';
import { loadConfig } from '../src/config.ts';
import { looked } from './support/all-rows.ts';
import { migratedDatabaseUrl, temporaryFolder } from './support/database.ts';
import { startStorage } from './support/storage.ts';

const hours = (hour: number) => new Date(`2026-11-22T${hour}:00:00Z`);

/** A copy of a database and a photo, in a folder of this test's own. */
async function copyAt(hour: number, at: string, databaseUrl: string) {
  const photosFolder = join(at, 'fotos');
  mkdirSync(join(photosFolder, 'casa'), { recursive: true });
  writeFileSync(join(photosFolder, 'casa/portão 1.jpg'), 'uma foto');
  const into = join(at, 'copias');
  const now = hours(hour);
  const { folder } = await takeBackup({ databaseUrl, into, now, authSecret: 's'.repeat(32), keep: null, photosFolder });
  return { into, name: basename(folder), photosFolder };
}

test('a copy that was sent to an S3-compatible address is brought back on a machine that has nothing, and restored equal', async () => {
  const storage = await startStorage();
  const bucket = openBucket(storage.address);
  const [at, url] = [temporaryFolder(), await migratedDatabaseUrl('sqlite')];
  const before = await looked(url);
  const { into, name, photosFolder } = await copyAt(10, at, url);
  await sendCopy(bucket, into, name);

  for (const gone of [into, photosFolder, url.slice('file:'.length)]) rmSync(gone, { recursive: true });
  const folder = await fetchCopy(bucket, into, name);
  const answers = join(at, 'site.answers');
  await restoreBackup({
    folder,
    databaseUrl: url,
    answers,
    now: hours(11),
    photosFolder,
    dataFolder: join(at, 'data'),
  });
  expect(await looked(url)).toEqual(before);
  expect(readFileSync(join(photosFolder, 'casa/portão 1.jpg'), 'utf8')).toBe('uma foto');
});

test('of the copies elsewhere the newest stay, and one that was broken off does not count', async () => {
  const storage = await startStorage();
  const bucket = openBucket(storage.address);
  const [at, url] = [temporaryFolder(), await migratedDatabaseUrl('sqlite')];
  for (const hour of [10, 11, 12]) {
    const { into, name } = await copyAt(hour, at, url);
    await sendCopy(bucket, into, name);
  }
  const half = await copyAt(13, at, url);
  const cut = {
    ...bucket,
    put: (name: string, ...rest: [string, string]) =>
      name.endsWith('manifest.json') ? Promise.reject(new Error('cut')) : bucket.put(name, ...rest),
  };
  await expect(sendCopy(cut, half.into, half.name)).rejects.toThrow('cut');
  await removeOldCopies(bucket, 2);
  expect((await bucket.list('copia-')).filter((name) => name.endsWith('manifest.json'))).toEqual([
    'copia-2026-11-22T11-00-00-000Z/manifest.json',
    'copia-2026-11-22T12-00-00-000Z/manifest.json',
  ]);
  expect(await bucket.list('copia-2026-11-22T10')).toEqual([]);
});

test('a store that cannot be reached costs no copy of this machine; once it is there the newest is sent and the old ones go', async () => {
  const { address, copies } = await startStorage();
  const bucket = openBucket(address);
  const away = { ...bucket, put: () => Promise.reject(new Error('fora do ar')) };
  const [at, url] = [temporaryFolder(), await migratedDatabaseUrl('sqlite')];
  const { into } = await copyAt(10, at, url);
  for (const hour of [11, 12, 13]) {
    await copyAt(hour, at, url);
    await expect(sendNewest(away, into, 2)).rejects.toThrow(`está em ${into}, mas não foi enviada. fora do ar`);
  }
  expect(readdirSync(into)).toHaveLength(4);
  const newest = 'copia-2026-11-22T13-00-00-000Z';
  expect(await sendNewest(bucket, into, 2)).toBe(newest);
  expect(readdirSync(into).toSorted()).toEqual(['copia-2026-11-22T12-00-00-000Z', newest]);
  expect(copies().every((name) => name.startsWith(newest))).toBe(true);
  // What is there whole is not sent again.
  expect(await sendNewest(away, into, 2)).toBe(newest);
});

test('what arrived of a copy that broke off is removed once a newer one is whole, and no sooner', async () => {
  const bucket = openBucket((await startStorage()).address);
  const [at, url] = [temporaryFolder(), await migratedDatabaseUrl('sqlite')];
  const { into, name } = await copyAt(11, at, url);
  const file = join(into, name, 'manifest.json');
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  const [older, newer] = [10, 12].map((hour) => `copia-2026-11-22T${hour}-00-00-000Z/site.sqlite`);
  for (const half of [older, newer]) await bucket.put(half ?? '', file, sum);
  await removeOldCopies(bucket, 5);
  expect(await bucket.list('copia-')).toHaveLength(2);
  await sendCopy(bucket, into, name);
  await removeOldCopies(bucket, 5);
  expect(await bucket.list('copia-2026-11-22T10')).toEqual([]);
  expect(await bucket.list('copia-2026-11-22T12')).toEqual([newer]);
  expect(await bucket.list(name)).toContain(`${name}/manifest.json`);
});

test('a connection that breaks is tried again a few times, and then told in Portuguese', async () => {
  let asked = 0;
  let breaks = 3;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    if (asked <= breaks) request.socket.destroy();
    else request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : 0;
  const bucket = openBucket({ url: `http://127.0.0.1:${port}`, accessKey: 'a', secretKey: 'b', region: 'us-east-1' });
  const file = join(temporaryFolder(), 'foto.jpg');
  writeFileSync(file, 'uma foto');
  const sum = createHash('sha256').update('uma foto').digest('hex');
  await bucket.put('foto.jpg', file, sum);
  expect(asked).toBe(4);
  [asked, breaks] = [0, Infinity];
  await expect(bucket.put('foto.jpg', file, sum)).rejects.toThrow('não respondeu (gravar foto.jpg)');
  expect(asked).toBe(6);
});

test('a store that takes a question and never answers is told in Portuguese, for whatever is asked of it', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    // One answers its head and never its body.
    if (request.method === 'GET') response.writeHead(200).write('<ListBucketResult>');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : 0;
  const at = { url: `http://127.0.0.1:${port}`, accessKey: 'a', secretKey: 'b', region: 'us-east-1' };
  const bucket = openBucket(at, { answerWithinMs: 400 });
  const file = join(temporaryFolder(), 'foto.jpg');
  writeFileSync(file, 'uma foto');
  const sum = createHash('sha256').update('uma foto').digest('hex');
  await expect(bucket.put('foto.jpg', file, sum)).rejects.toThrow('não respondeu (gravar foto.jpg)');
  await expect(bucket.list('copia-')).rejects.toThrow('não respondeu (listar)');
  await expect(bucket.remove('foto.jpg')).rejects.toThrow('não respondeu (apagar foto.jpg)');
  // Whoever waited so long does not ask again.
  expect(asked).toBe(3);
});

test('in production copies are sent encrypted, but within the machine', () => {
  const production = {
    NODE_ENV: 'production',
    SITE_URL: 'https://exemplo.com.br',
    AUTH_SECRET: 's'.repeat(32),
    BACKUP_S3_ACCESS_KEY: 'a',
    BACKUP_S3_SECRET_KEY: 'b',
  };
  const loaded = (url: string, more = {}) => loadConfig({ ...production, ...more, BACKUP_S3_URL: url }).backup.bucket;
  for (const url of ['http://storage.exemplo.com.br/copias', 'HTTP://127.0.0.1.exemplo.com.br/copias'])
    expect(() => loaded(url)).toThrow('BACKUP_S3_URL: must start with https:// in production');
  for (const url of [
    'https://storage.exemplo.com.br/c',
    'http://127.0.0.1:9000/c',
    'http://localhost/c',
    'http://[::1]/c',
  ])
    expect(loaded(url)?.url).toBe(url);
  expect(loaded('http://storage.exemplo.com.br/c', { NODE_ENV: 'test' })?.url).toBe('http://storage.exemplo.com.br/c');
});

test('a file is sent signed, with its length and its sum, and a refusal is told in Portuguese', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    request.resume();
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const file = join(temporaryFolder(), 'foto.jpg');
  writeFileSync(file, 'uma foto');
  const sum = createHash('sha256').update('uma foto').digest('hex');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const bucket = openBucket({
    url: `http://127.0.0.1:${port}/copias/`,
    accessKey: 'chave',
    secretKey: 'segredo',
    region: 'sa-east-1',
  });
  await expect(bucket.put('casa/foto.jpg', file, sum)).rejects.toThrow(
    `O armazenamento em http://127.0.0.1:${port}/copias recusou (gravar casa/foto.jpg): 403 SignatureDoesNotMatch`,
  );
  expect(heard[0]).toMatchObject({
    'content-length': '8',
    'x-amz-content-sha256': sum,
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=chave\/\d{8}\/sa-east-1\/s3\/aws4_request, /),
  });
});

test('a copy that is not there, or whose name leads elsewhere, is told in Portuguese, and nothing is half there', async () => {
  const { address } = await startStorage();
  const into = join(temporaryFolder(), 'copias');
  const bucket = openBucket(address);
  const fetching = fetchCopy(bucket, into, 'copia-2026-11-22T10-00-00-000Z');
  await expect(fetching).rejects.toThrow(/recusou \(ler .*\): 404 NoSuchKey/);
  await expect(fetchCopy(bucket, into, '../fora')).rejects.toThrow('não é o nome de uma cópia');
  expect(readdirSync(into)).toEqual([]);
});

test('the keys of the storage are asked for together', () => {
  const url = 'https://storage.exemplo.com.br/copias';
  expect(() => loadConfig({ BACKUP_S3_URL: url })).toThrow('BACKUP_S3_SECRET_KEY: required together');
  const { backup } = loadConfig({ BACKUP_S3_URL: url, BACKUP_S3_ACCESS_KEY: 'a', BACKUP_S3_SECRET_KEY: 'b' });
  expect(backup.bucket).toEqual({ url, accessKey: 'a', secretKey: 'b', region: 'us-east-1' });
});
