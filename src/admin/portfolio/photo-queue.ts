import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoRole } from '../../portfolio/contracts.ts';
import { isRefusal, messageOf } from '../api-failure.ts';
import type { JobDraft } from './job-draft.ts';
import { forgetPhoto, keepPhotos, keptPhotos } from './kept-photos.ts';
import { sendPhoto, type SentPhoto } from './portfolio-calls.ts';
import { useSentWhenOnline } from './sent-when-online.ts';

export interface RefusedPhoto {
  readonly id: string;
  readonly message: string;
}

/**
 * Photos go one after another, as the street's connection lets them; one that is refused holds none of the others up. Each is kept in this browser
 * until it has arrived.
 */
export function usePhotoQueue(jobId: string, draft: JobDraft, suggestedAlt: (role: PhotoRole) => string) {
  const [waiting, setWaiting] = useState<readonly SentPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const [isOffline, setOffline] = useState(false);
  const [isKept, setKept] = useState(true);
  const queue = useRef<readonly SentPhoto[]>([]);
  const isSending = useRef(false);

  function setQueue(photos: readonly SentPhoto[]): void {
    queue.current = photos;
    setWaiting(photos);
  }

  /** @returns whether the photo needs no other attempt. */
  async function isSettled(photo: SentPhoto): Promise<boolean> {
    if (!(await draft.ensureStored())) return false;
    try {
      draft.show(await sendPhoto(jobId, photo));
    } catch (failure) {
      if (!isRefusal(failure)) return false;
      const message = messageOf(failure, `“${photo.file.name}” não pôde ser enviada.`);
      setRefused((known) => [...known, { id: photo.id, message }]);
    }
    await forgetPhoto(photo.id).catch(() => undefined);
    return true;
  }

  async function sendAll(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    for (let [photo] = queue.current; photo; [photo] = queue.current) {
      const settled = await isSettled(photo);
      setOffline(!settled);
      if (!settled) break;
      setQueue(queue.current.slice(1));
    }
    isSending.current = false;
  }

  const resume = useEffectEvent(async () => {
    const kept = await keptPhotos(jobId);
    const known = new Set(queue.current.map(({ id }) => id));
    setQueue([...kept.filter(({ id }) => !known.has(id)), ...queue.current]);
    await sendAll();
  });
  useEffect(() => void resume(), []);

  useSentWhenOnline(isOffline, () => void sendAll());

  return {
    waiting,
    refused,
    isOffline,
    /** Whether the photos outlive the screen. */
    isKept,
    add(files: readonly File[], role: PhotoRole) {
      setRefused([]);
      const alt = suggestedAlt(role);
      const photos = files.map((file) => ({ id: crypto.randomUUID(), file, role, alt }));
      setQueue([...queue.current, ...photos]);
      // Kept first: what is on its way when the tab closes goes again.
      void keepPhotos(jobId, photos).then((areKept) => {
        if (!areKept) setKept(false);
        return sendAll();
      });
    },
  };
}
