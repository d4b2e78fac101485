import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Bucket, BucketRefusal } from '../backup/bucket.ts';
import { photoHash } from './photo-hash.ts';
import { type GivenNames, PhotosAway, type PhotoStorage } from './photo-storage.ts';

/** Some hundreds of forms: a new photo is asked for by many at once, and by no browser twice. */
const REMEMBERED_BYTES = 24 * 1024 * 1024;
const CHECKED = '.conferido-';

/** A photo that another installation may show. */
class LeftThere extends Error {
  constructor(name: string) {
    super(
      `Os arquivos em ${name}/ ficam no armazenamento: quem os gravou foi outra instalação, ou esta antes de ser restaurada ou de mudar de lugar. Se mais ninguém os mostra, apague-os lá.`,
    );
  }
}

async function sha256Of(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

const orAway = <Result>(asked: Promise<Result>): Promise<Result> =>
  asked.catch((cause: unknown) => {
    throw new PhotosAway('The bucket of the photos failed', { cause });
  });

/** Writes, reads, finds and removes one object. */
async function tryOut(bucket: Bucket, send: (object: string, file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fotos-'));
  const object = `${CHECKED}${randomUUID()}`;
  try {
    await writeFile(join(folder, object), object);
    await send(object, join(folder, object));
    try {
      const isRead = (await bucket.read(object))?.equals(Buffer.from(object));
      if (!isRead) throw new BucketRefusal(0, `O armazenamento em ${bucket.url} não devolveu o que gravou`);
      if (!(await bucket.list(object)).includes(object))
        throw new BucketRefusal(0, `O armazenamento em ${bucket.url} não listou o que gravou`);
    } finally {
      await bucket.remove(object);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Photos in a bucket, as objects '<name>/480.jpg'. A name is given once and never shared by two jobs: whoever removes a photo need not wait for
 * somebody who keeps the same, and no transaction waits for the network. Names begin with who gave them, and only those of the same are erased: a
 * copy of the database that is started beside it knows the same photos, and must not take them from it. What nobody knows stays.
 *
 * @param onLeft told what stays there though no job has it.
 */
export function bucketStorage(bucket: Bucket, given: GivenNames, onLeft: (error: unknown) => void): PhotoStorage {
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

  /** Of one that no job here has. @returns false where it is to be tried again. */
  async function eraseOwn(name: string): Promise<boolean> {
    try {
      if (name.startsWith(await given.owner())) await erase(name);
      else onLeft(new LeftThere(name));
      return true;
    } catch (error) {
      onLeft(error);
      return false;
    }
  }

  return {
    async nameOf(hash) {
      const owner = await given.owner();
      return owner + photoHash(createHash('sha256').update(hash).update(randomUUID())).slice(owner.length);
    },
    async put(name, folder, keeping) {
      const forms = await readdir(folder);
      await given.note(name);
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
      return !isGone || eraseOwn(name);
    },
    // What stands there unknown to one database may be another's.
    listSettled: async () => [],
    check: () => tryOut(bucket, send),
  };
}
