import { useMutation } from '@tanstack/react-query';
import { isSessionEnd, messageOf } from './api-failure.ts';
import { createBulkJob, type JobParameters, retryBulkJob } from './api-client.ts';
import { useFollowedJob, useJobEnd } from './followed-job.ts';
import { isOver } from './job-progress.ts';
import { jobFailure, jobSummary } from './job-words.ts';
import { useStoredText } from './stored-text.ts';
import { notify, notifyFailure } from './notices.ts';

/** All the titles of the generator's box, made one by one on the server; found again when the screen is reopened in this tab. */
export function useTitlesJob() {
  const [jobId, setJobId] = useStoredText('gerador-lote');
  const progress = useFollowedJob(jobId === '' ? null : jobId);

  const starting = useMutation({
    mutationFn: (parameters: Omit<JobParameters, 'screen'>) => createBulkJob({ ...parameters, screen: 'generator' }),
    onSuccess: ({ id }) => setJobId(id),
    onError: (failure) => {
      console.error(jobFailure.title, failure);
      if (!isSessionEnd(failure)) notifyFailure(jobFailure.title, messageOf(failure, jobFailure.detail));
    },
  });

  const retrying = useMutation({
    mutationFn: retryBulkJob,
    onSuccess: ({ id }) => setJobId(id),
    onError: (failure) => {
      if (!isSessionEnd(failure)) notifyFailure(jobFailure.title, messageOf(failure, jobFailure.detail));
    },
  });

  const begun = retrying.data?.id ?? starting.data?.id;
  useJobEnd(progress, begun, ({ job }) => {
    if (job.state === 'failed') notifyFailure(jobFailure.title, jobFailure.detail);
    else notify(job.state === 'cancelled' ? 'Criação cancelada' : 'Processamento concluído', jobSummary(job));
  });

  return {
    progress,
    /** The job that was begun on this screen, once it is followed. */
    begun: progress?.job.id === begun ? begun : null,
    isWorking: starting.isPending || (progress !== null && !isOver(progress.job.state)),
    start: (parameters: Omit<JobParameters, 'screen'>) => starting.mutate(parameters),
    retry: retrying.isPending ? undefined : () => retrying.mutate(jobId),
    discard: () => setJobId(''),
  };
}
