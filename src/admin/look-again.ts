import type { PageActionSummary } from '../page-actions/action-contracts.ts';

/** Above, an action goes on for tens of seconds. */
const FEW_LEFT = 1000;
const SOON_MS = 600;
/** Each look costs the thread that answers visitors some milliseconds, and so many pages hardly move a bar in less. */
const LATER_MS = 2500;

/** After how many milliseconds the panel asks again how far actions are. */
export function lookAgainMs(open: readonly Pick<PageActionSummary, 'total' | 'processed'>[]): number {
  const left = open.reduce((sum, { total, processed }) => sum + total - processed, 0);
  return left > FEW_LEFT ? LATER_MS : SOON_MS;
}
