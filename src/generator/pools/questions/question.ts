import type { Pool } from '../../page-context.ts';
import type { Subject } from '../../subjects.ts';

export interface Question {
  /** Ways of asking the same thing, so that every answer fits every one of them. */
  readonly asked: Pool;
  /** One sentence from each pool: the answer, then what goes with it. */
  readonly answers: readonly [Pool, Pool];
  /** Asked by who buys a kit; pages about a part, a repair or maintenance leave it out. */
  readonly kit?: true;
  /** Asked by who has a motor already; pages that sell leave it out. */
  readonly owner?: true;
  /** Of interest to the curious, and not to who has something broken; an answer where a title asks it. */
  readonly aside?: true;
  /** Holds only for gates that our kits fit: they are released with a key and their motor is exchanged. */
  readonly released?: true;
  /** Left out where the page has said it. */
  readonly subject?: Subject;
  /** A title, folded, that asks just this: the page answers it first. */
  readonly about?: RegExp;
}
