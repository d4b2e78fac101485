import { BucketRefusal, openBucket } from './backup/bucket.ts';
import type { Config } from './config.ts';
import { StartFailure } from './database/start-failure.ts';
import type { Log } from './log.ts';
import { bucketStorage } from './photos/bucket-storage.ts';
import type { GivenNames } from './photos/photo-storage.ts';
import { createPhotoStore, type PhotoStore } from './photos/photo-store.ts';

type PhotosConfig = Pick<Config, 'photosDirectory' | 'photosBucket'>;

/** Photos in the bucket of the configuration, else in its folder. @param onLeft told what stays in the bucket though no job has it. */
export function photoStoreOf(
  { photosDirectory, photosBucket }: PhotosConfig,
  given: GivenNames,
  onLeft: (error: unknown) => void,
): PhotoStore {
  return photosBucket === null
    ? createPhotoStore(photosDirectory)
    : createPhotoStore(photosDirectory, bucketStorage(openBucket(photosBucket), given, onLeft));
}

/**
 * Looks whether photos can be kept. A bucket that says no to our keys stops the start; one that does not answer comes back, and the site needs no
 * photo to be useful.
 *
 * @throws StartFailure
 */
export async function checkPhotos(photos: PhotoStore, log: Log): Promise<void> {
  try {
    await photos.check();
  } catch (error) {
    if (!(error instanceof BucketRefusal)) return log.error('Fotos não podem ser guardadas agora', error);
    const message = `${error.message}. Confira PHOTOS_S3_URL e as chaves, que precisam ler, gravar, listar e apagar ali.`;
    throw new StartFailure('photos', message, { cause: error });
  }
}
