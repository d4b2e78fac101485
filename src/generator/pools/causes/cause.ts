import type { Pool } from '../../page-context.ts';

export interface Cause {
  /** The symptom or the part, as a term. */
  readonly term: Pool;
  readonly texts: Pool;
  /** A title, folded, that it holds for; by default every one of its symptom. */
  readonly about?: RegExp;
  /** True for what only a leaf that is held by cables, springs or weights can have; one that slides or turns has none. */
  readonly hanging?: true;
}
