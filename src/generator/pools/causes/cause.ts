import type { Pool } from '../../page-context.ts';

export interface Cause {
  /** The symptom or the part, as a term. */
  readonly term: Pool;
  readonly texts: Pool;
  /** A title, folded, that it holds for; by default every one of its symptom. */
  readonly about?: RegExp;
}
