import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type Bucket, openBucket } from '../src/backup/bucket.ts';
import { loadConfig } from '../src/config.ts';
import { checkPhotos } from '../src/photo-store-of.ts';
import { createDeletedJobs } from '../src/portfolio/deleted-jobs.ts';
import { openDatabase } from '../src/database/connect.ts';
import { installationOf } from '../src/database/installation.ts';
import { bucketStorage } from '../src/photos/bucket-storage.ts';
import type { Log } from '../src/log.ts';
import { createPhotoStore } from '../src/photos/photo-store.ts';
import { namesGivenBy } from '../src/portfolio/unused-photos.ts';
import { SITE } from './support/app.ts';
import { engines, freshDatabase, migratedDatabaseUrl, open, temporaryFolder } from './support/database.ts';
import { sentPhoto, streamOf, withPosition } from './support/photos.ts';
import { photosIn, portfolioApp } from './support/portfolio.ts';
import { startStorage } from './support/storage.ts';
import { copyDatabase } from './support/test-databases.ts';

const FORMS = 9;
const HOUR_MS = 60 * 60 * 1000;
const SILENT: Log = { info: () => undefined, error: unexpected };

test.each(engines)(
  'photos in a bucket are shown by every process, covered, and gone with their job (%s)',
  async (engine) => {
    const { address } = await startStorage('fotos');
    const bucket = openBucket(address);
    let now = new Date();
    const app = await portfolioApp({ engine, environment: photosIn(address), clock: () => now });
    const { id } = await app.draft();
    const sent = await withPosition(await sentPhoto(2000, 1500));
    await app.job(app.sendPhoto(id, sent), 201);
    await app.job(app.call('POST', `/api/portfolio/${id}/publish`));
    const {
      photos: [photo],
    } = await app.job(app.call('GET', `/api/portfolio/${id}`));
    // Nothing of it stays on this machine.
    expect(readdirSync(app.photosFolder)).toEqual([]);
    const objects = await bucket.list('');
    expect(objects).toHaveLength(FORMS);
    for (const object of objects) {
      const form = await bucket.read(object);
      const { exif, xmp } = await sharp(form ?? Buffer.alloc(0)).metadata();
      expect({ object, exif, xmp }).toEqual({ object, exif: undefined, xmp: undefined });
    }
    // As another process, which has seen nothing of it.
    const given = namesGivenBy(app.database, SITE, () => now);
    const other = createPhotoStore(temporaryFolder(), bucketStorage(openBucket(address), given, unexpected));
    expect((await other.read(photo?.hash ?? '', 480, 'jpg'))?.length).toBeGreaterThan(1000);
    expect((await app.get(`/fotos/${photo?.hash}-480.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await app.get(`/fotos/${'0'.repeat(32)}-480.jpg`)).status).toBe(404);

    const parts = [{ left: 0, top: 0, width: 0.5, height: 0.5 }];
    const covered = await app.job(app.call('POST', `/api/portfolio/${id}/photos/${photo?.id}/cover`, { parts }));
    expect(covered.photos[0]?.hash).not.toBe(photo?.hash);
    expect(await bucket.list(`${photo?.hash}/`)).toEqual([]);
    // Nor is it remembered: what was covered may be a face.
    expect((await app.call('GET', `/api/portfolio/photos/${photo?.hash}-480.jpg`)).status).toBe(404);
    expect(await bucket.list('')).toHaveLength(FORMS);
    expect((await app.get(`/fotos/${photo?.hash}-480.jpg`)).status).toBe(404);

    await app.call('DELETE', `/api/portfolio/${id}`);
    now = new Date(now.getTime() + 11 * 60 * 1000);
    await app.deletedJobs.run();
    expect(await bucket.list('')).toEqual([]);
  },
);

function unexpected(error: unknown): never {
  throw error;
}

test('the same photo in two jobs has two names, so that neither takes it from the other', async () => {
  const { address } = await startStorage('fotos');
  const app = await portfolioApp({ environment: photosIn(address) });
  const sent = await sentPhoto(640, 480);
  const [one, other] = [await app.draft(), await app.draft()];
  const first = await app.job(app.sendPhoto(one.id, sent), 201);
  const second = await app.job(app.sendPhoto(other.id, sent), 201);
  expect(first.photos[0]?.hash).not.toBe(second.photos[0]?.hash);
  await app.call('DELETE', `/api/portfolio/${one.id}/photos/${first.photos[0]?.id}`);
  expect(await openBucket(address).list('')).toHaveLength(FORMS);
});

const brokenOff = () => Promise.reject(new Error('away'));

test('what no job took into use goes, and what an ended process left goes after an hour', async () => {
  const { address } = await startStorage('fotos');
  const bucket = openBucket(address);
  let now = new Date();
  const app = await portfolioApp({ environment: photosIn(address), clock: () => now });
  await app.photos.add(streamOf(await sentPhoto(600, 400)), async () =>
    expect(await bucket.list('')).toHaveLength(FORMS),
  );
  expect(await bucket.list('')).toEqual([]);
  // Whether it was said is not known where the database broke off.
  await expect(app.photos.add(streamOf(await sentPhoto(600, 400)), brokenOff)).rejects.toThrow('away');
  await app.deletedJobs.clean();
  expect(await bucket.list('')).toHaveLength(FORMS);
  now = new Date(now.getTime() + HOUR_MS + 60_000);
  await app.deletedJobs.clean();
  expect(await bucket.list('')).toEqual([]);
});

test('what could not be erased is erased by a later cleaning', async () => {
  const { address } = await startStorage('fotos');
  const database = await freshDatabase('sqlite');
  let now = new Date();
  const clock = () => now;
  const app = await portfolioApp({ database, environment: photosIn(address), clock });
  const { id, photos } = await app.published();
  const bucket = openBucket(address);
  let isAway = true;
  const left: unknown[] = [];
  const failing: Bucket = {
    ...bucket,
    remove: (name) => (isAway ? Promise.reject(new Error('busy')) : bucket.remove(name)),
  };
  const given = namesGivenBy(database, SITE, clock);
  const store = createPhotoStore(
    temporaryFolder(),
    bucketStorage(failing, given, (error) => void left.push(error)),
  );
  const deletedJobs = createDeletedJobs({ db: database.db, photos: store, clock, onError: unexpected });
  await app.call('DELETE', `/api/portfolio/${id}`);
  now = new Date(now.getTime() + HOUR_MS);
  await deletedJobs.run();
  expect([left.length, (await bucket.list(`${photos[0]?.hash}/`)).length]).toEqual([1, FORMS]);
  isAway = false;
  now = new Date(now.getTime() + HOUR_MS + 60_000);
  await deletedJobs.clean();
  expect(await bucket.list('')).toEqual([]);
});

test('an installation that does not know the photos of a bucket erases none of them', async () => {
  const { address } = await startStorage('fotos');
  const live = await portfolioApp({ environment: photosIn(address) });
  const { photos } = await live.published();
  const later = () => new Date(Date.now() + 25 * HOUR_MS);
  const staging = await portfolioApp({ environment: photosIn(address), clock: later });
  await staging.deletedJobs.run();
  await staging.deletedJobs.clean();
  expect((await live.get(`/fotos/${photos[0]?.hash}-480.jpg`)).status).toBe(200);
  expect(await openBucket(address).list('')).toHaveLength(FORMS);
});

test.each(engines)(
  'a copy of the database that is started beside it erases nothing of its photos, whatever is deleted there (%s)',
  async (engine) => {
    const { address } = await startStorage('fotos');
    const bucket = openBucket(address);
    const url = await migratedDatabaseUrl(engine);
    const environment = photosIn(address);
    const database = openDatabase(url, () => undefined);
    const before = await portfolioApp({ database, environment });
    const [kept, undone] = [await before.published(), await before.published()];
    await before.call('DELETE', `/api/portfolio/${undone.id}`);
    const sent = streamOf(await sentPhoto(600, 400));
    await expect(before.photos.add(sent, brokenOff)).rejects.toThrow('away');
    await before.changes.stop();
    await database.close();
    const copied = await copyDatabase(url);
    onTestFinished(() => copied.remove());

    let now = new Date();
    const clock = () => now;
    const live = await portfolioApp({ database: open(url), environment, clock });
    const copy = await portfolioApp({ database: open(copied.url), environment, clock });
    await live.call('POST', `/api/portfolio/${undone.id}/restore`);
    await copy.call('DELETE', `/api/portfolio/${kept.id}`);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await copy.deletedJobs.run();
    await copy.deletedJobs.clean();
    expect(await bucket.list('')).toHaveLength(3 * FORMS);
    expect(copy.lines.map(({ fields }) => String(fields['error']))).toEqual([
      expect.stringContaining('ficam no armazenamento'),
      expect.stringContaining('ficam no armazenamento'),
    ]);
    // What it names itself it erases.
    const own = await copy.published();
    await copy.call('DELETE', `/api/portfolio/${own.id}`);
    // The one they both come from goes on as before.
    await live.call('DELETE', `/api/portfolio/${kept.id}`);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    for (const { deletedJobs } of [copy, live]) {
      await deletedJobs.run();
      await deletedJobs.clean();
    }
    const [shown] = undone.photos;
    expect(new Set((await bucket.list('')).map((object) => object.split('/')[0]))).toEqual(new Set([shown?.hash]));
    expect((await live.get(`/fotos/${shown?.hash}-480.jpg`)).status).toBe(200);
  },
);

test.each(engines)(
  'an installation is the same at its next start, and another at another address (%s)',
  async (engine) => {
    const url = await migratedDatabaseUrl(engine);
    const ids: string[] = [];
    for (const site of [SITE, SITE, 'https://teste.exemplo.com.br']) {
      const database = openDatabase(url, () => undefined);
      ids.push(await installationOf(database, site));
      await database.close();
    }
    expect(ids[0]).toMatch(/^[0-9a-f]{12}$/);
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
  },
);

test.each([
  ['cannot be read', { read: async () => null }, 'não devolveu o que gravou'],
  ['cannot be listed', { list: async () => [] }, 'não listou o que gravou'],
])('a bucket that %s is told at the start, and keeps nothing of what it was tried with', async (_, broken, said) => {
  const { address } = await startStorage('fotos');
  const bucket = openBucket(address);
  const given = namesGivenBy(await freshDatabase('sqlite'), SITE, () => new Date());
  const store = (over: Partial<Bucket>) =>
    createPhotoStore(temporaryFolder(), bucketStorage({ ...bucket, ...over }, given, unexpected));
  await expect(checkPhotos(store(broken), SILENT)).rejects.toThrow(
    `${said}. Confira PHOTOS_S3_URL e as chaves, que precisam ler, gravar, listar e apagar ali.`,
  );
  await checkPhotos(store({}), SILENT);
  expect(await bucket.list('')).toEqual([]);
});

test('a bucket that does not answer refuses no photo for good, and what it kept is not called gone', async () => {
  const { address, close } = await startStorage('fotos');
  const app = await portfolioApp({ environment: photosIn(address) });
  const { photos } = await app.published();
  await close();
  const id = randomUUID();
  const { id: draft } = await app.draft();
  const refused = await app.sendPhoto(draft, await sentPhoto(320, 240), { id });
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('armazenamento das fotos')]);
  expect((await app.get(`/fotos/${photos[0]?.hash}-960.webp`)).status).toBe(503);
  expect(existsSync(app.photosFolder) ? readdirSync(app.photosFolder) : []).toEqual([]);
});

test('the values of the bucket are needed together, and by https in production', () => {
  const url = 'http://fotos.exemplo.com.br/fotos';
  expect(() => loadConfig({ PHOTOS_S3_URL: url })).toThrow('PHOTOS_S3_SECRET_KEY: required together');
  const given = { PHOTOS_S3_URL: url, PHOTOS_S3_ACCESS_KEY: 'a', PHOTOS_S3_SECRET_KEY: 'b' };
  expect(loadConfig(given).photosBucket).toEqual({ url, accessKey: 'a', secretKey: 'b', region: 'us-east-1' });
  expect(() => loadConfig({ ...given, NODE_ENV: 'production' })).toThrow('PHOTOS_S3_URL: must start with https://');
});
