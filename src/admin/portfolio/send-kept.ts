import { addresses } from '../../business/addresses.ts';
import { isAway, isGone, isPhotoRefused, messageOf } from '../api-failure.ts';
import { unlessAttended } from '../attendance.ts';
import { notify, notifyFailure } from '../notices.ts';
import { forgetFields, keptFields } from './kept-fields.ts';
import { emptyFields, fieldsOf } from './fields-of-job.ts';
import { forgetPhoto, keptPhotos, type KeptPhoto } from './kept-photos.ts';
import { findJob, saveJob, sendPhoto } from './portfolio-calls.ts';
import { idsOfKeptTexts, lockOfJob, type OwnJob } from './waiting-mark.ts';

/** Jobs and photos that the server did not take: each is said once, and waits for whoever opens the job. */
const said = new Set<string>();

/** The draft of a job with what was typed of it; a published job is its administrator's to save. */
async function saveKept(job: OwnJob): Promise<void> {
  const stored = await findJob(job.id);
  const typed = keptFields(job);
  if (stored && (typed === null || stored.state === 'published')) return;
  const base = stored ? fieldsOf(stored) : emptyFields(new Date(), null);
  await saveJob(job.id, stored?.revision ?? 0, { ...base, ...typed });
  if (typed !== null) forgetFields(job, typed);
}

/** @returns whether it was taken. @throws where it waits on, or its job is gone. */
async function isTaken(by: string, photo: KeptPhoto): Promise<boolean> {
  try {
    await sendPhoto(photo.jobId, photo);
    await forgetPhoto(by, photo.id);
    return true;
  } catch (failure) {
    if (isAway(failure) || isGone(failure)) throw failure;
    const message = messageOf(failure, photo.file.name);
    if (isPhotoRefused(failure)) {
      await forgetPhoto(by, photo.id);
      notifyFailure('Uma foto não foi aceita', message);
    } else {
      said.add(photo.id);
      notifyFailure('Uma foto não foi enviada', `${message} Ela continua guardada neste aparelho.`);
    }
    return false;
  }
}

function say(id: string, failure: unknown): void {
  said.add(id);
  const act = { label: 'Abrir serviço', run: () => window.location.assign(addresses.admin.portfolioJob(id)) };
  if (isGone(failure))
    notify('Um serviço foi excluído', 'O que você contou dele e não foi enviado está guardado neste aparelho.', act);
  else notify('Um serviço não foi enviado', messageOf(failure, 'Ele continua guardado neste aparelho.'), act);
}

/** @returns how many photos were taken. @throws where the rest waits on. */
async function sendJob(job: OwnJob): Promise<number> {
  let taken = 0;
  // Read in turn: another tab may have sent it, or some of it.
  const photos = await keptPhotos(job.by, job.id);
  if (photos.length === 0 && keptFields(job) === null) return 0;
  try {
    await saveKept(job);
    for (const photo of photos) if (!said.has(photo.id)) taken += (await isTaken(job.by, photo)) ? 1 : 0;
  } catch (failure) {
    if (isAway(failure)) throw failure;
    say(job.id, failure);
  }
  return taken;
}

/** Sends what this browser kept of jobs, one after another, until the connection breaks again. */
async function sendAll(by: string, isOpen: (jobId: string) => boolean): Promise<readonly string[]> {
  const photos = await keptPhotos(by);
  const ids = new Set([...idsOfKeptTexts(by), ...photos.map(({ jobId }) => jobId)]);
  const attended: string[] = [];
  let taken = 0;
  try {
    for (const id of ids) {
      if (isOpen(id) || said.has(id)) continue;
      const isFree = await unlessAttended(lockOfJob(id), async () => {
        taken += await sendJob({ id, by });
      });
      if (!isFree) attended.push(id);
    }
  } catch {
    // No connection, or no session, yet: the next attempt goes on where this one stopped.
  }
  if (taken > 0)
    notify(
      'Fotos enviadas',
      taken === 1 ? 'A foto que esperava conexão chegou.' : `As ${taken} fotos que esperavam conexão chegaram.`,
    );
  return attended;
}

let sending: Promise<readonly string[]> | null = null;

/**
 * @param isOpen whether the job's own screen is open here, which sends what belongs to it.
 * @returns the jobs whose screens are open in other tabs, or still sending.
 */
export function sendKept(by: string, isOpen: (jobId: string) => boolean): Promise<readonly string[]> {
  sending ??= sendAll(by, isOpen).finally(() => (sending = null));
  return sending;
}
