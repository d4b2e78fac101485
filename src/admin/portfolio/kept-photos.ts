import type { SentPhoto } from './portfolio-calls.ts';
import { arePhotosWaiting, markPhotos, type OwnJob, photosOf } from './waiting-mark.ts';

/** A photo that waits in this browser to be sent. */
export interface KeptPhoto extends SentPhoto {
  readonly jobId: string;
  /** Milliseconds since 1970; photos go in the order in which they were shot. */
  readonly at: number;
}

const STORE = 'fotos';

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

/** Runs a request in a transaction of its own, and resolves once that is on the disk. */
async function inStore<Result>(
  by: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(photosOf(by), 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }));
  const database = await done(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')));
    });
    const [result] = await Promise.all([done(ask(transaction.objectStore(STORE))), ended]);
    return result;
  } finally {
    database.close();
  }
}

/** Takes the mark away where nothing is kept. Whoever keeps a photo meanwhile marks it after that: one of the two looks sees it. */
async function settleMark(by: string): Promise<void> {
  const count = () => inStore(by, 'readonly', (store) => store.count());
  if ((await count()) > 0) return;
  markPhotos(by, false);
  if ((await count()) > 0) markPhotos(by, true);
}

/** @returns the ids of those that are kept: the browser may have no room for one, or keep nothing. */
export async function keepPhotos({ id: jobId, by }: OwnJob, photos: readonly SentPhoto[]): Promise<Set<string>> {
  const now = Date.now();
  const ids = new Set<string>();
  try {
    for (const [at, photo] of photos.entries()) {
      const kept: KeptPhoto = { ...photo, jobId, at: now + at };
      // Before it as well: the tab may be closed between the two.
      markPhotos(by, true);
      await inStore(by, 'readwrite', (store) => store.put(kept));
      markPhotos(by, true);
      ids.add(photo.id);
    }
  } catch {
    await settleMark(by).catch(() => undefined);
  }
  return ids;
}

/** Of one job, or of all; none where the browser keeps nothing. */
export async function keptPhotos(by: string, jobId?: string): Promise<readonly KeptPhoto[]> {
  if (!arePhotosWaiting(by)) return [];
  const all = await inStore<KeptPhoto[]>(by, 'readonly', (store) => store.getAll()).catch(() => []);
  return all
    .filter((photo) => jobId === undefined || photo.jobId === jobId)
    .toSorted((one, other) => one.at - other.at);
}

/** Whether it still waits; where that cannot be known it does. */
export async function isPhotoKept(by: string, id: string): Promise<boolean> {
  if (!arePhotosWaiting(by)) return false;
  return inStore(by, 'readonly', (store) => store.getKey(id)).then(
    (key) => key !== undefined,
    () => true,
  );
}

export async function forgetPhoto(by: string, id: string): Promise<void> {
  if (!arePhotosWaiting(by)) return;
  await inStore(by, 'readwrite', (store) => store.delete(id));
  await settleMark(by);
}
