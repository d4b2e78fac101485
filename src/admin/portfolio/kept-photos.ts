import type { SentPhoto } from './portfolio-calls.ts';
import { arePhotosWaiting, markPhotos, PHOTOS_DATABASE } from './waiting-mark.ts';

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
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(PHOTOS_DATABASE, 1);
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

/** @returns false where the browser has no room for one of them, or keeps nothing. */
export async function keepPhotos(jobId: string, photos: readonly SentPhoto[]): Promise<boolean> {
  const now = Date.now();
  try {
    for (const [at, photo] of photos.entries()) {
      const kept: KeptPhoto = { ...photo, jobId, at: now + at };
      await inStore('readwrite', (store) => store.put(kept));
      markPhotos(true);
    }
    return true;
  } catch {
    return false;
  }
}

/** Of one job, or of all; none where the browser keeps nothing. */
export async function keptPhotos(jobId?: string): Promise<readonly KeptPhoto[]> {
  if (!arePhotosWaiting()) return [];
  const all = await inStore<KeptPhoto[]>('readonly', (store) => store.getAll()).catch(() => []);
  return all
    .filter((photo) => jobId === undefined || photo.jobId === jobId)
    .toSorted((one, other) => one.at - other.at);
}

export async function forgetPhoto(id: string): Promise<void> {
  if (!arePhotosWaiting()) return;
  await inStore('readwrite', (store) => store.delete(id));
  markPhotos((await inStore('readonly', (store) => store.count())) > 0);
}
