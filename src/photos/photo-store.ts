import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat } from '../business/photo-forms.ts';
import { decodePhoto } from './decode-photo.ts';
import { cleanUnfinished } from './clean-unfinished.ts';
import { folderStorage } from './folder-storage.ts';
import { isPhotoHash, photoHash } from './photo-hash.ts';
import type { CoveredPart, DecodedPhoto, PhotoTask, Refusal } from './photo-outcome.ts';
import type { PhotoStorage, Saying } from './photo-storage.ts';
import { inUnfinished } from './unfinished-photo.ts';

const MEGABYTE = 1024 * 1024;
export const PHOTO_BYTES_MAX = 25 * MEGABYTE;

export type StoredPhoto = DecodedPhoto & { readonly hash: string };
export type Stored = StoredPhoto | { readonly refused: Refusal };

class TooLarge extends Error {}

/** Passes on what it is given, up to so many bytes, and counts it into a hash. */
function counted(hash: Hash): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      hash.update(piece);
      if (bytes > PHOTO_BYTES_MAX) done(new TooLarge());
      else done(null, piece);
    },
  });
}

/** @returns the hash of what was sent; null where it is too large. */
async function receive(sent: AsyncIterable<Uint8Array>, file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(Readable.from(sent), counted(hash), createWriteStream(file));
    return photoHash(hash);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

/**
 * Takes a photo that is made into use, and calls `keep` when it may have its name. Whoever removes photos meanwhile, in whichever process, must
 * see the use or wait for it: both belong into transactions that take turns. What is not kept is gone afterwards.
 */
export type Taking = (keep: () => Promise<void>, photo: StoredPhoto) => Promise<unknown>;

const atOnce: Taking = (keep) => keep();

/** Photos, nine forms each. */
export interface PhotoStore {
  /** Keeps what is sent. Nothing is seen of it before all its forms are kept. */
  add(sent: AsyncIterable<Uint8Array>, taking?: Taking): Promise<Stored>;
  /** Keeps another photo, whose parts cannot be recognised; null where the photo is gone. */
  cover(hash: string, parts: readonly CoveredPart[], taking?: Taking): Promise<Stored | null>;
  /** Null where there is none. @throws where the place that photos are kept in does not answer. */
  read(hash: string, width: number, format: PhotoFormat): Promise<Buffer<ArrayBuffer> | null>;
  /**
   * @param leaving calls what it is given where nothing has the photo any more, in a transaction that takes turns with `Taking`.
   * @returns false where that failed and is to be tried again.
   */
  remove(hash: string, leaving?: Saying): Promise<boolean>;
  /** Removes what an ended process left half done, and hands over each photo of its own folder that has been there for a while: it may be one that nothing uses. */
  clean(now: Date, removeUnused: (hash: string) => Promise<unknown>): Promise<void>;
  /** @throws where photos cannot be kept. */
  check(): Promise<void>;
}

/**
 * @param directory that photos are made in, and kept in as well without a `storage`; made when the first photo comes.
 */
export function createPhotoStore(directory: string, storage: PhotoStorage = folderStorage(directory)): PhotoStore {
  const inTurn = pLimit(1);

  /** From a source to a photo that is there whole or not at all. */
  async function make(
    hash: string,
    folder: string,
    task: Pick<PhotoTask, 'source' | 'covered'>,
    taking: Taking,
  ): Promise<Stored> {
    const decoded = await inTurn(() => decodePhoto({ ...task, folder }));
    if ('refused' in decoded) return decoded;
    await rm(task.source, { force: true });
    const photo = { hash: await storage.nameOf(hash), ...decoded.photo };
    await storage.put(photo.hash, folder, (keep) => taking(keep, photo));
    return photo;
  }

  return {
    add: (sent, taking = atOnce) =>
      inUnfinished(directory, async (folder) => {
        const source = join(folder, 'sent');
        const hash = await receive(sent, source);
        return hash === null ? { refused: 'too large' } : make(hash, folder, { source, covered: [] }, taking);
      }),
    async cover(hash, parts, taking = atOnce) {
      const largest = isPhotoHash(hash) ? await storage.read(hash, `${PHOTO_WIDTHS[2]}.webp`) : null;
      if (largest === null) return null;
      return inUnfinished(directory, async (folder) => {
        const source = join(folder, 'sent');
        await writeFile(source, largest);
        const covered = photoHash(createHash('sha256').update(hash).update(JSON.stringify(parts)));
        return make(covered, folder, { source, covered: parts }, taking);
      });
    },
    async read(hash, width, format) {
      const isForm = PHOTO_WIDTHS.some((known) => known === width) && PHOTO_FORMATS.includes(format);
      return isPhotoHash(hash) && isForm ? storage.read(hash, `${width}.${format}`) : null;
    },
    async remove(hash, leaving = (leave) => leave()) {
      return !isPhotoHash(hash) || storage.remove(hash, leaving);
    },
    async clean(now, removeUnused) {
      await cleanUnfinished(directory, now);
      for (const hash of await storage.listSettled(now)) await removeUnused(hash);
    },
    check: storage.check,
  };
}
