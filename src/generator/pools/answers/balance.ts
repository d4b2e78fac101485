import type { Pool } from '../../page-context.ts';

/** Both sides of one thing: what speaks for it and what against. */
export interface Balance {
  /** Where 'a favor' and 'contra' would not say what is weighed. */
  readonly forHeads?: Pool;
  readonly againstHeads?: Pool;
  readonly openings: Pool;
  readonly pros: Pool;
  readonly cons: Pool;
  readonly verdicts: Pool;
}
