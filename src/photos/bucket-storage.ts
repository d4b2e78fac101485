import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Bucket } from '../backup/bucket.ts';
import { isPhotoHash, photoHash } from './photo-hash.ts';
import { PhotosAway, type PhotoStorage } from './photo-storage.ts';

/** Longer than any photo takes to be sent and told to the database, on whichever machine. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;
/** Some hundreds of forms: a new photo is asked for by many at once, and by no browser twice. */
const REMEMBERED_BYTES = 24 * 1024 * 1024;
const CHECKED = '.conferido-';

async function sha256Of(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

const orAway = <Result>(asked: Promise<Result>): Promise<Result> =>
  asked.catch((cause: unknown) => {
    throw new PhotosAway('The bucket of the photos failed', { cause });
  });

/**
 * Photos in a bucket, as objects '<name>/480.jpg'. A name is given once and never shared by two jobs: whoever removes a photo need not wait for
 * somebody who keeps the same, and no transaction waits for the network.
 *
 * @param onLeft told what could not be removed, which goes with the next cleaning.
 */
export function bucketStorage(bucket: Bucket, onLeft: (error: unknown) => void): PhotoStorage {
  const remembered = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (form) => form.length + 1,
    fetchMethod: async (object) => (await bucket.read(object)) ?? undefined,
  });

  async function send(object: string, file: string): Promise<void> {
    await bucket.put(object, file, await sha256Of(file));
  }

  async function erase(name: string): Promise<void> {
    for (const object of await bucket.list(`${name}/`)) {
      await bucket.remove(object);
      remembered.delete(object);
    }
  }

  return {
    nameOf: (hash) => photoHash(createHash('sha256').update(hash).update(randomUUID())),
    async put(name, folder, keeping) {
      const forms = await readdir(folder);
      await orAway(Promise.all(forms.map((form) => send(`${name}/${form}`, join(folder, form)))));
      let isKept = false;
      // Where this throws nobody knows whether it was said: a cleaning asks the database.
      await keeping(async () => void (isKept = true));
      if (!isKept) await erase(name).catch(onLeft);
    },
    read: async (name, form) => (await orAway(remembered.fetch(`${name}/${form}`))) ?? null,
    async remove(name, leaving) {
      let isGone = false;
      await leaving(async () => void (isGone = true));
      if (isGone) await erase(name).catch(onLeft);
    },
    async listSettled(now) {
      const latest = new Map<string, number>();
      for (const { name: object, changedAt } of await bucket.listDated('')) {
        const [name = ''] = object.split('/');
        if (isPhotoHash(name)) latest.set(name, Math.max(latest.get(name) ?? 0, changedAt.getTime()));
      }
      return [...latest].filter(([, at]) => now.getTime() - at > SETTLED_AFTER_MS).map(([name]) => name);
    },
    async check() {
      const folder = await mkdtemp(join(tmpdir(), 'fotos-'));
      const object = `${CHECKED}${randomUUID()}`;
      try {
        await writeFile(join(folder, object), object);
        await send(object, join(folder, object));
        await bucket.read(object);
        await bucket.remove(object);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
