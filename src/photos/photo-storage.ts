/** Lets somebody say, inside a transaction of theirs, that a photo gets or loses its name. What was not said has not happened. */
export type Saying = (say: () => Promise<void>) => Promise<unknown>;

/** The place that photos are kept in does not answer, or not as it should; the cause is why, in Portuguese. */
export class PhotosAway extends Error {
  override readonly name = 'PhotosAway';
}

/** Where finished photos are kept, nine forms each: a folder, or a bucket of an S3-compatible store. */
export interface PhotoStorage {
  /** The name of a photo that is made of this. */
  nameOf(hash: string): string;
  /** Keeps the forms that stand in a folder, if that is said. Nothing of a photo is seen before all of it is kept. */
  put(name: string, folder: string, keeping: Saying): Promise<void>;
  /** @param form '480.jpg'; null where there is no such photo. */
  read(name: string, form: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Removes it, if that is said. */
  remove(name: string, leaving: Saying): Promise<void>;
  /** Photos that have been there for a while, and so belong to a job if any wants them. */
  listSettled(now: Date): Promise<readonly string[]>;
  /** @throws where nothing can be written, read or removed there. */
  check(): Promise<void>;
}
