import type { MeasuredMovement } from '../../business/gate-movements.ts';
/** A page as its reader gets it. */
export interface ReadPage {
  readonly sentences: readonly string[];
  /** The municipality that the page is about; null where it is about none. */
  readonly municipality: string | null;
  /** The gate that the page is about, where it is one whose leaf is measured; null for any other. */
  readonly gate: MeasuredMovement | null;
}

export interface Contradiction {
  readonly claim: string;
  readonly found: string;
}

/** What must not be said of a claim: a sentence that speaks of it and is not one of the ways it is settled to be said. */
export interface SentenceRule {
  readonly claim: string;
  readonly about: RegExp;
  /** Without it every sentence that is `about` it contradicts. */
  readonly unless?: RegExp;
}

/** What a page that says `about` has to say as well. */
export interface PageRule {
  readonly claim: string;
  readonly about: RegExp;
  readonly needs: RegExp;
  readonly notFor?: ReadPage['gate'];
}

/** A fact as a part of a pattern; any space in it matches any other. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/[\s\u00a0]+/g, ' ');
}
