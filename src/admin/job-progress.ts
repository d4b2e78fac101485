import type { BulkJob, BulkJobState, BulkJobSummary, BulkResult } from '../bulk/job-contracts.ts';

/** What a screen knows of a job it follows. */
export interface JobProgress {
  readonly job: BulkJobSummary;
  readonly created: readonly BulkResult[];
  /** Titles whose address had a page already. */
  readonly existing: readonly BulkResult[];
  readonly failures: readonly BulkResult[];
  /** The last 0-based position whose result is known, with every one before it; -1 before the first. */
  readonly lastIndex: number;
}

/** Takes in a report. Results already known are passed over; results beyond a gap wait until the gap is fetched. */
export function advance(known: JobProgress | null, report: BulkJob): JobProgress {
  const { results, ...summary } = report;
  const base = known?.job.id === report.id ? known : { created: [], existing: [], failures: [], lastIndex: -1 };
  const created: BulkResult[] = [];
  const existing: BulkResult[] = [];
  const failures: BulkResult[] = [];
  let { lastIndex } = base;
  for (const result of results) {
    if (result.index !== lastIndex + 1) continue;
    lastIndex = result.index;
    if (result.success) created.push(result);
    else (result.existing ? existing : failures).push(result);
  }
  return {
    job: newest(known, summary),
    created: created.length > 0 ? [...base.created, ...created] : base.created,
    existing: existing.length > 0 ? [...base.existing, ...existing] : base.existing,
    failures: failures.length > 0 ? [...base.failures, ...failures] : base.failures,
    lastIndex,
  };
}

/** Whether results that the counts speak of have not come yet. */
export function hasGap(progress: JobProgress): boolean {
  return progress.lastIndex + 1 < progress.job.processed;
}

export function isOver(state: BulkJobState): boolean {
  return state !== 'queued' && state !== 'running';
}

/** 0…100, whole; 100 only when every title was worked on. */
export function percentDone({ processed, total }: { readonly processed: number; readonly total: number }): number {
  return total === 0 ? 0 : Math.floor((processed / total) * 100);
}

/** Whether every one of these titles has its result in this job: to make the list again would make nothing. */
export function hasWorkedOn({ created, existing, failures }: JobProgress, titles: readonly string[]): boolean {
  const worked = new Set([...created, ...existing, ...failures].map(({ title }) => title));
  return titles.length > 0 && titles.every((title) => worked.has(title));
}

/** A late response must not turn the counts back. */
function newest(known: JobProgress | null, summary: BulkJobSummary): BulkJobSummary {
  if (known?.job.id !== summary.id) return summary;
  const isLate = summary.processed < known.job.processed || (isOver(known.job.state) && !isOver(summary.state));
  return isLate ? known.job : summary;
}
