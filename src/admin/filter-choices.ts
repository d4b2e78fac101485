import { useQuery } from '@tanstack/react-query';
import type { BulkJobSummary } from '../bulk/job-contracts.ts';
import type { UnderstandingOptions } from '../pages/page-contracts.ts';
import { readUnderstandingOptions } from './api-client.ts';
import { listAllJobs } from './page-view-calls.ts';

/** What the choices of a filter are called. */
export interface FilterChoices extends UnderstandingOptions {
  readonly jobs: readonly BulkJobSummary[];
}

const NONE: FilterChoices = { entries: [], places: [], jobs: [] };

export function useFilterChoices(isWanted: boolean): FilterChoices {
  const options = useQuery({
    queryKey: ['understanding-options'],
    queryFn: readUnderstandingOptions,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isWanted,
  });
  const jobs = useQuery({ queryKey: ['bulk-jobs', 'all'], queryFn: listAllJobs, enabled: isWanted });
  return { ...NONE, ...options.data, ...(jobs.data && { jobs: jobs.data.items }) };
}
