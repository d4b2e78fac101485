import type { Pool } from '../../page-context.ts';

export interface Cause {
  /** The symptom or the part, as a term. */
  readonly term: Pool;
  readonly texts: Pool;
}
