import type { PortfolioJob } from '../../portfolio/contracts.ts';
import { isRefusal, messageOf } from '../api-failure.ts';
import { notify, notifyFailure } from '../notices.ts';
import { emptyFields, fieldsOf, keepFields, keptFields } from './kept-fields.ts';
import { forgetPhoto, keptPhotos, type KeptPhoto } from './kept-photos.ts';
import { findJob, saveJob, sendPhoto } from './portfolio-calls.ts';
import { idsOfKeptTexts } from './waiting-mark.ts';

/** The draft of a job with what was typed of it; a published job is its administrator's to save. */
async function saveKept(id: string): Promise<PortfolioJob> {
  const stored = await findJob(id);
  const typed = keptFields(id);
  if (stored && (typed === null || stored.state === 'published')) return stored;
  const base = stored ? fieldsOf(stored) : emptyFields(new Date(), null);
  const saved = await saveJob(id, stored?.revision ?? 0, { ...base, ...typed });
  keepFields(id, null);
  return saved;
}

/** @returns whether it was taken. @throws where it waits on. */
async function isTaken(photo: KeptPhoto): Promise<boolean> {
  try {
    await sendPhoto(photo.jobId, photo);
    await forgetPhoto(photo.id);
    return true;
  } catch (failure) {
    if (!isRefusal(failure)) throw failure;
    await forgetPhoto(photo.id);
    notifyFailure('Uma foto não foi aceita', messageOf(failure, photo.file.name));
    return false;
  }
}

async function sendJob(id: string, photos: readonly KeptPhoto[]): Promise<number> {
  try {
    await saveKept(id);
  } catch (failure) {
    // It stays here: whoever opens the job sees why.
    if (isRefusal(failure)) return 0;
    throw failure;
  }
  let taken = 0;
  for (const photo of photos) taken += (await isTaken(photo)) ? 1 : 0;
  return taken;
}

/** Sends what this browser kept of jobs, one after another, until the connection breaks again. */
async function sendAll(isOpen: (jobId: string) => boolean): Promise<void> {
  const photos = await keptPhotos();
  const ids = new Set([...idsOfKeptTexts(), ...photos.map(({ jobId }) => jobId)]);
  let taken = 0;
  try {
    for (const id of ids)
      if (!isOpen(id))
        taken += await sendJob(
          id,
          photos.filter(({ jobId }) => jobId === id),
        );
  } catch {
    // No connection, or no session, yet: the next attempt goes on where this one stopped.
  }
  if (taken > 0)
    notify(
      'Fotos enviadas',
      taken === 1 ? 'A foto que esperava conexão chegou.' : `As ${taken} fotos que esperavam conexão chegaram.`,
    );
}

let sending: Promise<void> | null = null;

/** @param isOpen whether the job's own screen is open, which sends what belongs to it. */
export function sendKept(isOpen: (jobId: string) => boolean): Promise<void> {
  sending ??= sendAll(isOpen).finally(() => (sending = null));
  return sending;
}
