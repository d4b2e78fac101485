import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { createBulkJob, listBulkJobs, retryBulkJob } from './api-client.ts';
import { useFollowedJob, useJobEnd } from './followed-job.ts';
import { DRAFTS } from './kept-drafts.ts';
import { isOver } from './job-progress.ts';
import { doneWords, jobFailure, jobSummary } from './job-words.ts';
import { notify, notifyFailure } from './notices.ts';

/** The job that the mass creator shows: the one begun here, the one at work, or the newest. @param forgetTrial what was tried before is not what stands now. */
export function useMassJob(forgetTrial: () => void) {
  const jobs = useQuery({ queryKey: ['bulk-jobs'], queryFn: () => listBulkJobs('mass-creator') });
  const client = useQueryClient();
  const [startedId, setStartedId] = useState<string | null>(null);

  const atWork = jobs.data?.items.find(({ state }) => !isOver(state));
  const jobId = startedId ?? atWork?.id ?? jobs.data?.items[0]?.id ?? null;
  const progress = useFollowedJob(jobId);
  const isWorking = progress !== null && !isOver(progress.job.state);

  const starting = useMutation({
    mutationFn: createBulkJob,
    onMutate: forgetTrial,
    onSuccess: ({ id }) => setStartedId(id),
    onError: (failure) => {
      console.error(jobFailure.title, failure);
      if (!isSessionEnd(failure)) notifyFailure(jobFailure.title, jobFailure.detail);
    },
  });

  const retrying = useMutation({
    mutationFn: retryBulkJob,
    onMutate: forgetTrial,
    onSuccess: ({ id }) => setStartedId(id),
    onError: (failure) => {
      if (!isSessionEnd(failure)) notifyFailure(jobFailure.title, messageOf(failure, jobFailure.detail));
    },
  });

  useJobEnd(progress, startedId ?? undefined, ({ job }) => {
    if (job.state === 'failed') notifyFailure(jobFailure.title, jobFailure.detail);
    else notify(job.state === 'cancelled' ? 'Criação cancelada' : doneWords(job), jobSummary(job));
    if (job.kept_as !== null) void client.invalidateQueries({ queryKey: [DRAFTS] });
  });

  const follow = (id: string) => {
    forgetTrial();
    setStartedId(id);
  };
  return { jobs, progress, startedId, isWorking, starting, retrying, follow };
}
