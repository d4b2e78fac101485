import type { Pool } from '../../page-context.ts';

/** An ordered procedure: every entry is one step with its wordings; steps marked optional may be left out. */
export interface Step {
  readonly wordings: Pool;
  readonly optional?: true;
}

/** The answer to a 'Como…?', or a section of its own. */
export interface Procedure {
  readonly headings: Pool;
  readonly introductions: Pool;
  readonly steps: readonly Step[];
  readonly closings: Pool;
}
