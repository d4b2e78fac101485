import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoRole } from '../../portfolio/contracts.ts';
import { isAway, isGone, isPhotoRefused, messageOf } from '../api-failure.ts';
import { inTurn } from '../attendance.ts';
import type { JobDraft } from './job-draft.ts';
import { forgetPhoto, isPhotoKept, keepPhotos, keptPhotos } from './kept-photos.ts';
import { findJob, sendPhoto, type SentPhoto } from './portfolio-calls.ts';
import { useSentWhenOnline } from './sent-when-online.ts';
import { lockOfJob, type OwnJob } from './waiting-mark.ts';

/** A photo that the server did not take. */
export interface RefusedPhoto {
  readonly photo: SentPhoto;
  readonly message: string;
  /** Whether it stays on the device: it may be taken another time. */
  readonly isHeld: boolean;
}

/**
 * Photos go one after another, as the street's connection lets them; one that is refused holds none of the others up. Each is kept in this browser
 * until it has arrived.
 */
export function usePhotoQueue(own: OwnJob, draft: JobDraft, suggestedAlt: (role: PhotoRole) => string) {
  const [waiting, setWaiting] = useState<readonly SentPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const [isOffline, setOffline] = useState(false);
  const [isKept, setKept] = useState(true);
  const queue = useRef<readonly SentPhoto[]>([]);
  /** Those that the browser had no room for. */
  const unkept = useRef(new Set<string>());
  /** Ends when the browser has what was put into the queue: sent before that, a photo would be kept after it has arrived. */
  const keeping = useRef(Promise.resolve());
  const sending = useRef<Promise<void> | null>(null);
  const isStuck = draft.state === 'gone' || typeof draft.state === 'object';

  function setQueue(photos: readonly SentPhoto[]): void {
    queue.current = photos;
    setWaiting(photos);
  }

  async function forget({ id }: SentPhoto): Promise<void> {
    unkept.current.delete(id);
    await forgetPhoto(own.by, id).catch(() => undefined);
  }

  /** In turn: another tab of the same job may have sent it meanwhile. */
  const send = (photo: SentPhoto) =>
    inTurn(lockOfJob(own.id), async () => {
      const isWaiting = unkept.current.has(photo.id) || (await isPhotoKept(own.by, photo.id));
      const job = await (isWaiting ? sendPhoto(own.id, photo) : findJob(own.id));
      if (job) draft.show(job);
      await forget(photo);
    });

  /** @returns whether the photo needs no other attempt. */
  async function isSettled(photo: SentPhoto): Promise<boolean> {
    if (!(await draft.ensureStored())) return false;
    try {
      await send(photo);
    } catch (failure) {
      if (isGone(failure)) draft.markGone();
      if (isAway(failure) || isGone(failure)) return false;
      const message = messageOf(failure, `“${photo.file.name}” não pôde ser enviada.`);
      const isHeld = !isPhotoRefused(failure);
      if (!isHeld) await forget(photo);
      setRefused((known) => [...known, { photo, message, isHeld }]);
    }
    return true;
  }

  async function sendEach(): Promise<void> {
    await keeping.current;
    for (let [photo] = queue.current; photo; [photo] = queue.current) {
      const { id } = photo;
      const settled = await isSettled(photo);
      setOffline(!settled);
      if (!settled) break;
      setQueue(queue.current.filter((other) => other.id !== id));
      await keeping.current;
    }
  }

  function sendAll(): Promise<void> {
    sending.current ??= sendEach().finally(() => (sending.current = null));
    return sending.current;
  }

  const resume = useEffectEvent(() => {
    keeping.current = keptPhotos(own.by, own.id).then((kept) => {
      const known = new Set(queue.current.map(({ id }) => id));
      setQueue([...kept.filter(({ id }) => !known.has(id)), ...queue.current]);
    });
    void sendAll();
  });
  useEffect(() => resume(), []);

  const isSaved = draft.state === 'saved';
  const goOn = useEffectEvent(() => void sendAll());
  useEffect(() => {
    if (isSaved) goOn();
  }, [isSaved]);
  useSentWhenOnline(isOffline && !isStuck, () => void sendAll());

  function add(photos: readonly SentPhoto[]): void {
    setQueue([...queue.current, ...photos]);
    keeping.current = Promise.all([keepPhotos(own, photos), keeping.current]).then(([ids]) => {
      for (const { id } of photos) if (!ids.has(id)) unkept.current.add(id);
      if (ids.size < photos.length) setKept(false);
    });
    void sendAll();
  }

  const unsent = (): readonly SentPhoto[] => [
    ...queue.current,
    ...refused.filter(({ isHeld }) => isHeld).map(({ photo }) => photo),
  ];

  const without = (photo: SentPhoto) => setRefused((known) => known.filter((other) => other.photo !== photo));

  return {
    waiting,
    refused,
    isOffline,
    /** Whether they wait for the job to be saved, which is refused. */
    isStuck,
    /** Whether the photos outlive the screen. */
    isKept,
    add(files: readonly File[], role: PhotoRole) {
      setRefused((known) => known.filter(({ isHeld }) => isHeld));
      const alt = suggestedAlt(role);
      add(files.map((file) => ({ id: crypto.randomUUID(), file, role, alt })));
    },
    /** Sends a held photo once more. */
    retry(photo: SentPhoto) {
      without(photo);
      setQueue([...queue.current, photo]);
      void sendAll();
    },
    discard(photo: SentPhoto) {
      without(photo);
      void forget(photo);
    },
    /** All that did not arrive. */
    unsent,
    /** Ends when nothing is being sent any more. */
    async leave(): Promise<void> {
      await sending.current;
    },
    async discardAll(): Promise<void> {
      const photos = unsent();
      setQueue([]);
      setRefused([]);
      setOffline(false);
      for (const photo of photos) await forget(photo);
    },
  };
}

export type PhotoQueue = ReturnType<typeof usePhotoQueue>;
