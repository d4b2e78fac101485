import type { BulkJobSummary } from '../../bulk/job-contracts.ts';
import { JobActs } from './job-acts.tsx';
import { batchWords } from '../filter-words.ts';
import { isOver, percentDone } from '../job-progress.ts';
import { jobOrigin, jobSummary, keptMoments, stateWords } from '../job-words.ts';

export function JobEntry({ job }: { readonly job: BulkJobSummary }) {
  const isWorking = !isOver(job.state);
  const moments = keptMoments(job);
  return (
    <li data-state={job.state} aria-label={`Criação de ${batchWords(job)}`}>
      <h3>
        {batchWords(job)}
        <span className="job-state">
          {stateWords(job)}
          {isWorking && ` (${percentDone(job)}%)`}
        </span>
      </h3>
      <p className="quiet">{jobOrigin(job)}</p>
      <p>{jobSummary(job)}</p>
      {moments !== null && job.undone_at === null && <p className="quiet small">{moments}</p>}
      {job.permanent_errors > 0 && (
        <p className="quiet small">
          {job.permanent_errors === 1
            ? '1 erro vem do próprio título: repetir daria no mesmo.'
            : `${job.permanent_errors} erros vêm dos próprios títulos: repetir daria no mesmo.`}
        </p>
      )}
      <JobActs job={job} />
    </li>
  );
}
