import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBucket } from '../src/backup/bucket.ts';
import { loadConfig } from '../src/config.ts';
import { bucketStorage } from '../src/photos/bucket-storage.ts';
import { createPhotoStore } from '../src/photos/photo-store.ts';
import { engines, temporaryFolder } from './support/database.ts';
import { sentPhoto, streamOf, withPosition } from './support/photos.ts';
import { photosIn, portfolioApp } from './support/portfolio.ts';
import { startStorage } from './support/storage.ts';

const FORMS = 9;
const HOUR_MS = 60 * 60 * 1000;

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
    const other = createPhotoStore(temporaryFolder(), bucketStorage(openBucket(address), unexpected));
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

test('what no job took into use goes, and what an ended process left goes after an hour', async () => {
  const { address } = await startStorage('fotos');
  const bucket = openBucket(address);
  const store = createPhotoStore(temporaryFolder(), bucketStorage(bucket, unexpected));
  await store.add(streamOf(await sentPhoto(600, 400)), async () => expect(await bucket.list('')).toHaveLength(FORMS));
  expect(await bucket.list('')).toEqual([]);
  // Whether it was said is not known where the database broke off.
  const broken = store.add(streamOf(await sentPhoto(600, 400)), () => Promise.reject(new Error('away')));
  await expect(broken).rejects.toThrow('away');
  const remove = (name: string) => store.remove(name);
  await store.clean(new Date(), remove);
  expect(await bucket.list('')).toHaveLength(FORMS);
  await store.clean(new Date(Date.now() + HOUR_MS + 60_000), remove);
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
