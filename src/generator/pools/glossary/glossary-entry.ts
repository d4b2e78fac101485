import type { Pool } from '../../page-context.ts';

export interface GlossaryEntry {
  readonly is: Pool;
  readonly does: Pool;
  /** What an owner should know of it, one sentence from each pool. */
  readonly notes: readonly [Pool, Pool];
  /** Where it stands, for parts whose place is asked for. */
  readonly where?: Pool;
}
