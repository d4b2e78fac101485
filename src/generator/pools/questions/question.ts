import type { Pool } from '../../page-context.ts';
import type { Subject } from '../../subjects.ts';

export interface Question {
  /** Ways of asking the same thing, so that every answer fits every one of them. */
  readonly asked: Pool;
  /** One sentence from each pool: the answer, then what goes with it. */
  readonly answers: readonly [Pool, Pool];
  /** Left out where the page has said it. */
  readonly subject?: Subject;
}
