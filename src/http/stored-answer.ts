import type { Headers } from './finished-answer.ts';
import type { ChangePosition, KnownChanges } from './last-changes.ts';

/** What all pages depend on besides what their tags name: the build, the facts, whether the company is open. */
export interface Variant {
  /** Names all of it but the phase. */
  readonly key: string;
  /** What comes again every day, and for which each address has an answer of its own. */
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

export interface StoredAnswer extends StoredForm {
  readonly status: number;
  readonly headers: Headers;
  readonly tags: readonly string[];
  /** The change up to which what it shows was known to be read. */
  readonly version: number;
  readonly madeAt: Date;
  /** When it ends by itself, whatever the phase; null when never. */
  readonly validUntil: Date | null;
  /** The end of the phase in which it was made. */
  readonly phaseEnded: Date | null;
}

/**
 * Finished answers on the disk: the forms by the hash of their text, and for each address what it showed last. Nothing of it is needed: what is
 * lost or damaged or cannot be had just now is made anew, so nothing here fails.
 */
export interface AnswerStore {
  /** The changes that it has been told of, and up to which; null for a new one. */
  known(): { readonly changes: KnownChanges; readonly position: ChangePosition } | null;
  /** What stood at the address at its own version; whether that still stands is the caller's to judge. */
  find(address: string, variant: Variant): StoredAnswer | null;
  findForm(hash: string): StoredForm | null;
  keep(address: string, variant: Variant, answer: StoredAnswer): void;
  /** A better form of a text whose form it has. */
  improve(form: StoredForm): void;
  /**
   * For the process that opens it next.
   *
   * @param floor what was read before this version does not count.
   */
  noteChange(tags: readonly string[], position: ChangePosition, floor: number): void;
  /** Everything changed: no address shows anything any more, and the count of changes goes on from this one, whatever it was. */
  noteChangeOfAll(position: ChangePosition): void;
  /** The addresses used last, the newest first. */
  listUsed(limit: number): string[];
  close(): void;
}
