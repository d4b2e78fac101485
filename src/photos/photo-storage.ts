/** Lets somebody say, inside a transaction of theirs, that a photo gets or loses its name. What was not said has not happened. */
export type Saying = (say: () => Promise<void>) => Promise<unknown>;

/** The place that photos are kept in does not answer, or not as it should; the cause is why, in Portuguese. */
export class PhotosAway extends Error {
  override readonly name = 'PhotosAway';
}

/** What a database knows of the names that it gives to photos of a bucket, where other databases give names too. */
export interface GivenNames {
  /** What each name begins with that is given here. */
  owner(): Promise<string>;
  /** Remembers a name that no job has yet; whoever takes it into use forgets it. */
  note(name: string): Promise<void>;
}

/** Where finished photos are kept, nine forms each: a folder, or a bucket of an S3-compatible store. */
export interface PhotoStorage {
  /** The name of a photo that is made of this. */
  nameOf(hash: string): Promise<string>;
  /** Keeps the forms that stand in a folder, if that is said. Nothing of a photo is seen before all of it is kept. */
  put(name: string, folder: string, keeping: Saying): Promise<void>;
  /** @param form '480.jpg'; null where there is no such photo. */
  read(name: string, form: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Removes it, if that is said. @returns false where that failed and is to be tried again. */
  remove(name: string, leaving: Saying): Promise<boolean>;
  /** Photos of a place that is this installation's alone that have been there for a while, and so belong to a job if any wants them. */
  listSettled(now: Date): Promise<readonly string[]>;
  /** @throws where nothing can be written, read, found or removed there. */
  check(): Promise<void>;
}
