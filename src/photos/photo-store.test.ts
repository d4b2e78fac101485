import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/database.ts';
import { sentPhoto, streamOf, withPosition } from '../../tests/support/photos.ts';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../business/photo-forms.ts';
import { createPhotoStore, type Stored } from './photo-store.ts';
import { unfinishedName } from './unfinished-photo.ts';

function kept(stored: Stored) {
  if ('refused' in stored) throw new Error(stored.refused);
  return stored;
}

test('a photo of 12 megapixels is kept in three widths and three formats, and none of them says where it was shot', async () => {
  const store = createPhotoStore(temporaryFolder());
  const sent = await withPosition(await sentPhoto(4000, 3000));
  expect((await sharp(sent).metadata()).exif?.includes('GPS-HERE')).toBe(true);
  const { hash, width, height, colour } = kept(await store.add(streamOf(sent)));
  expect({ width, height }).toEqual({ width: 1600, height: 1200 });
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const wide of PHOTO_WIDTHS)
    for (const format of PHOTO_FORMATS) {
      const form = await store.read(hash, wide, format);
      const found = await sharp(form ?? Buffer.alloc(0)).metadata();
      expect({ wide, format, width: found.width, exif: found.exif, xmp: found.xmp }).toEqual({
        wide,
        format,
        width: wide,
        exif: undefined,
        xmp: undefined,
      });
      expect(form?.includes('GPS-HERE')).toBe(false);
    }
});

test('a photo that was shot sideways stands upright', async () => {
  const store = createPhotoStore(temporaryFolder());
  const sent = await sharp(await sentPhoto(800, 600))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(kept(await store.add(streamOf(sent)))).toMatchObject({ width: 600, height: 800 });
});

test('what is no photo, has too many pixels or is too large is refused, and leaves nothing on the disk', async () => {
  const directory = temporaryFolder();
  const store = createPhotoStore(directory);
  const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const damaged = (await sentPhoto(800, 600)).subarray(0, 900);
  expect(await store.add(streamOf(Buffer.from('Orçamento: R$ 350')))).toEqual({ refused: 'not a photo' });
  expect(await store.add(streamOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual({
    refused: 'not a photo',
  });
  expect(await store.add(streamOf(bomb))).toEqual({ refused: 'too many pixels' });
  expect(await store.add(streamOf(damaged))).toEqual({ refused: 'damaged' });
  expect(await store.add(streamOf(Buffer.alloc(26 * 1024 * 1024)))).toEqual({ refused: 'too large' });
  expect(readdirSync(directory)).toEqual([]);
});

test('a part that is covered is a few blocks, and the photo beneath it is another', async () => {
  const store = createPhotoStore(temporaryFolder());
  const { hash } = kept(await store.add(streamOf(await sentPhoto(960, 960))));
  const covered = await store.cover(hash, [{ left: 0, top: 0, width: 0.5, height: 0.5 }]);
  const other = kept(covered ?? { refused: 'damaged' });
  expect(other.hash).not.toBe(hash);
  const detail = async (name: string, left: number) => {
    const form = await store.read(name, 960, 'jpg');
    const part = await sharp(form ?? Buffer.alloc(0))
      .extract({ left, top: 40, width: 300, height: 300 })
      .toBuffer();
    return (await sharp(part).stats()).sharpness;
  };
  expect(await detail(other.hash, 40)).toBeLessThan((await detail(hash, 40)) / 2);
  expect(await detail(other.hash, 600)).toBeGreaterThan((await detail(hash, 600)) / 2);
  expect(await store.cover('0'.repeat(32), [])).toBeNull();
});

test('no address leads out of the folder of photos', async () => {
  const directory = temporaryFolder();
  mkdirSync(join(directory, 'photos'));
  writeFileSync(join(directory, '480.jpg'), 'secret');
  const store = createPhotoStore(join(directory, 'photos'));
  expect(await store.read('..', 480, 'jpg')).toBeNull();
  expect(await store.read('0'.repeat(32), 480, 'jpg')).toBeNull();
});

test('what an ended process left half done goes at the next start, and so does what nothing uses', async () => {
  const directory = temporaryFolder();
  const store = createPhotoStore(directory);
  const { hash } = kept(await store.add(streamOf(await sentPhoto(600, 400))));
  const orphan = 'f'.repeat(32);
  // No process has so high a number.
  const half = unfinishedName().replace(`-${process.pid}-`, '-99999999-');
  for (const name of [half, orphan]) mkdirSync(join(directory, name));
  const removeUnused = async (name: string) => (name === hash ? undefined : store.remove(name));
  await store.clean(new Date(Date.now() + 60_000), removeUnused);
  expect(readdirSync(directory).toSorted()).toEqual([hash, orphan].toSorted());
  await store.clean(new Date(Date.now() + 60 * 60_000), removeUnused);
  expect(readdirSync(directory)).toEqual([hash]);
});

test('what is being added here or in another container stays, and what nobody can be finishing any more goes', async () => {
  const directory = temporaryFolder();
  const store = createPhotoStore(directory);
  const ours = unfinishedName();
  // Another container has processes of the same numbers, and none of ours.
  const other = unfinishedName()
    .replace(/^\.new-[0-9a-f]{12}-/, '.new-0123456789ab-')
    .replace(`-${process.pid}-`, '-99999999-');
  for (const name of [ours, other]) mkdirSync(join(directory, name));
  const remove = (name: string) => store.remove(name);
  await store.clean(new Date(), remove);
  await store.clean(new Date(Date.now() + 30 * 60_000), remove);
  expect(readdirSync(directory).toSorted()).toEqual([ours, other].toSorted());
  await store.clean(new Date(Date.now() + 61 * 60_000), remove);
  expect(readdirSync(directory)).toEqual([]);
});

test('a photo that is not taken into use leaves nothing behind', async () => {
  const directory = temporaryFolder();
  const store = createPhotoStore(directory);
  const photo = await sentPhoto(600, 400);
  await store.add(streamOf(photo), async () => expect(readdirSync(directory)).toHaveLength(1));
  expect(readdirSync(directory)).toEqual([]);
  await expect(store.add(streamOf(photo), () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk');
  expect(readdirSync(directory)).toEqual([]);
});
