import type { Headers } from './finished-response.ts';
import type { ChangePosition, KnownChanges } from './last-changes.ts';

/** What all pages depend on besides what their tags name: the build, the facts, whether the company is open. */
export interface Variant {
  /** Names the build and the facts, and not the phase. */
  readonly key: string;
  /** Names the part of the day (open or closed). Each address has a response of its own for each phase. */
  readonly phase: string;
  /** When the phase ends; null when never. */
  readonly until: Date | null;
}

export interface StoredForm {
  /** Of the text. */
  readonly hash: string;
  readonly brotli: Buffer<ArrayBuffer>;
  readonly isBest: boolean;
}

export interface StoredResponse extends StoredForm {
  readonly status: number;
  readonly headers: Headers;
  readonly tags: readonly string[];
  /** The response shows everything up to this change. */
  readonly version: number;
  readonly madeAt: Date;
  /** When the clock makes it wrong in any phase; null when never. */
  readonly validUntil: Date | null;
  /** The end of the phase in which it was made. */
  readonly phaseEnded: Date | null;
}

/**
 * Finished responses on the disk: the forms by the hash of their text, and for each address what it showed last. Nothing of it is needed: what is
 * lost or damaged or cannot be had just now is built again, so nothing here fails.
 */
export interface ResponseStore {
  /** The changes that it knows, and up to which; null for a new one. */
  known(): { readonly changes: KnownChanges; readonly position: ChangePosition } | null;
  /** What stood at the address at its own version; the caller checks whether that is still valid. */
  find(address: string, variant: Variant): StoredResponse | null;
  findForm(hash: string): StoredForm | null;
  keep(address: string, variant: Variant, response: StoredResponse): void;
  /** Replaces the form of a known text by a better one. */
  improve(form: StoredForm): void;
  /**
   * Notes a change for the process that opens the file next.
   *
   * @param floor what was read before this version is not valid.
   */
  noteChange(tags: readonly string[], position: ChangePosition, floor: number): void;
  /** Everything changed: the store drops what every address showed and continues to count from this change. */
  noteChangeOfAll(position: ChangePosition): void;
  /** The addresses used last, the newest first. */
  listUsed(limit: number): string[];
  close(): void;
}
