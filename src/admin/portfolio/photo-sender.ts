import { isAway, isGone, isPhotoRefused, messageOf } from '../api-failure.ts';
import { inTurn } from '../attendance.ts';
import type { JobDraft } from './job-draft.ts';
import { forgetPhoto, isPhotoKept, keepPhotos, keptPhotos } from './kept-photos.ts';
import { findJob, sendPhoto, type SentPhoto } from './portfolio-calls.ts';
import { lockOfJob, type OwnJob } from './waiting-mark.ts';

/** A photo that the server did not take. */
export interface RefusedPhoto {
  readonly photo: SentPhoto;
  readonly message: string;
  /** Whether it stays on the device: it may be taken another time. */
  readonly isHeld: boolean;
}

/** What is seen of the photos of a job that are on their way. */
export interface PhotosUnderWay {
  readonly waiting: readonly SentPhoto[];
  readonly refused: readonly RefusedPhoto[];
  readonly isOffline: boolean;
  /** Whether the photos outlive the screen. */
  readonly isKept: boolean;
}

export const NONE_UNDER_WAY: PhotosUnderWay = { waiting: [], refused: [], isOffline: false, isKept: true };

/**
 * Photos go one after another, as the street's connection lets them; one that is refused holds none of the others up. Each is kept in this browser
 * until it has arrived.
 */
export class PhotoSender {
  readonly #own: OwnJob;
  readonly #draft: Pick<JobDraft, 'ensureStored' | 'show' | 'markGone'>;
  readonly #show: (shown: PhotosUnderWay) => void;
  #shown = NONE_UNDER_WAY;
  /** Those that the browser had no room for. */
  readonly #unkept = new Set<string>();
  /** Ends when the browser has what was put into the queue: sent before that, a photo would be kept after it has arrived. */
  #keeping = Promise.resolve();
  #sending: Promise<void> | null = null;

  constructor(
    own: OwnJob,
    draft: Pick<JobDraft, 'ensureStored' | 'show' | 'markGone'>,
    show: (shown: PhotosUnderWay) => void,
  ) {
    this.#own = own;
    this.#draft = draft;
    this.#show = show;
  }

  /** Goes on with what an earlier visit left. */
  resume(): void {
    this.#keeping = this.#recall();
    void this.send();
  }

  add(photos: readonly SentPhoto[]): void {
    this.#change({
      waiting: [...this.#shown.waiting, ...photos],
      refused: this.#shown.refused.filter(({ isHeld }) => isHeld),
    });
    this.#keeping = this.#keep(photos, this.#keeping);
    void this.send();
  }

  send(): Promise<void> {
    this.#sending ??= this.#sendEach().finally(() => (this.#sending = null));
    return this.#sending;
  }

  /** Sends a held photo once more. */
  retry(photo: SentPhoto): void {
    this.#drop(photo);
    this.#change({ waiting: [...this.#shown.waiting, photo] });
    void this.send();
  }

  discard(photo: SentPhoto): void {
    this.#drop(photo);
    void this.#forget(photo);
  }

  /** All that did not arrive. */
  unsent(): readonly SentPhoto[] {
    const { waiting, refused } = this.#shown;
    return [...waiting, ...refused.filter(({ isHeld }) => isHeld).map(({ photo }) => photo)];
  }

  async discardAll(): Promise<void> {
    const photos = this.unsent();
    this.#change(NONE_UNDER_WAY);
    for (const photo of photos) await this.#forget(photo);
  }

  /** Ends when nothing is being sent any more. */
  async leave(): Promise<void> {
    await this.#sending;
  }

  #change(part: Partial<PhotosUnderWay>): void {
    this.#shown = { ...this.#shown, ...part };
    this.#show(this.#shown);
  }

  #drop(photo: SentPhoto): void {
    this.#change({ refused: this.#shown.refused.filter((other) => other.photo !== photo) });
  }

  async #recall(): Promise<void> {
    const kept = await keptPhotos(this.#own.by, this.#own.id);
    const { waiting } = this.#shown;
    const known = new Set(waiting.map(({ id }) => id));
    this.#change({ waiting: [...kept.filter(({ id }) => !known.has(id)), ...waiting] });
  }

  async #keep(photos: readonly SentPhoto[], before: Promise<void>): Promise<void> {
    const kept = await keepPhotos(this.#own, photos);
    const unkept = photos.filter(({ id }) => !kept.has(id));
    for (const { id } of unkept) this.#unkept.add(id);
    if (unkept.length > 0) this.#change({ isKept: false });
    await before;
  }

  async #forget({ id }: SentPhoto): Promise<void> {
    this.#unkept.delete(id);
    await forgetPhoto(this.#own.by, id).catch(() => undefined);
  }

  async #sendEach(): Promise<void> {
    await this.#keeping;
    for (let [photo] = this.#shown.waiting; photo; [photo] = this.#shown.waiting) {
      const { id } = photo;
      const isSettled = await this.#isSettled(photo);
      this.#change({ isOffline: !isSettled });
      if (!isSettled) return;
      this.#change({ waiting: this.#shown.waiting.filter((other) => other.id !== id) });
      await this.#keeping;
    }
  }

  /** @returns whether the photo needs no other attempt. */
  async #isSettled(photo: SentPhoto): Promise<boolean> {
    if (!(await this.#draft.ensureStored())) return false;
    try {
      await inTurn(lockOfJob(this.#own.id), () => this.#sendOne(photo));
    } catch (failure) {
      if (isGone(failure)) this.#draft.markGone();
      if (isAway(failure) || isGone(failure)) return false;
      const message = messageOf(failure, `“${photo.file.name}” não pôde ser enviada.`);
      const isHeld = !isPhotoRefused(failure);
      if (!isHeld) await this.#forget(photo);
      this.#change({ refused: [...this.#shown.refused, { photo, message, isHeld }] });
    }
    return true;
  }

  async #sendOne(photo: SentPhoto): Promise<void> {
    const { id, by } = this.#own;
    // Another tab of the same job may have sent it meanwhile.
    const isWaiting = this.#unkept.has(photo.id) || (await isPhotoKept(by, photo.id));
    const job = await (isWaiting ? sendPhoto(id, photo) : findJob(id));
    if (job) this.#draft.show(job);
    await this.#forget(photo);
  }
}
