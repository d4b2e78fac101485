import type { Pool } from '../page-context.ts';

/** A section in running text: one sentence from each pool, in this order. Each pool has one role, so that any draw reads on. */
export interface SectionTexts {
  readonly headings: Pool;
  readonly sentences: readonly Pool[];
}
