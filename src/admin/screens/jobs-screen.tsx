import { useQuery } from '@tanstack/react-query';
import type { BulkJobSummary } from '../../bulk/job-contracts.ts';
import { JobActs } from '../components/job-acts.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { batchWords } from '../filter-words.ts';
import { isOver, percentDone } from '../job-progress.ts';
import { jobOrigin, jobSummary, keptMoments, stateWords } from '../job-words.ts';
import { listAllJobs } from '../page-view-calls.ts';

const LOOK_MS = 2_000;

/** Every bulk job that is kept, with what it made and what can still be done about it. */
export function JobsScreen() {
  const jobs = useQuery({
    queryKey: ['bulk-jobs', 'all'],
    queryFn: listAllJobs,
    refetchInterval: ({ state }) => (state.data?.items.some((job) => !isOver(job.state)) ? LOOK_MS : false),
  });
  return (
    <>
      <ScreenHeader title="Criações" isMain />
      <main className="screen-width screen-main">
        <section className="surface job-history" aria-labelledby="historico">
          <header>
            <h2 id="historico">Histórico de criações</h2>
            <p className="quiet small">
              As páginas ficam, mesmo depois que a criação sai desta lista (as 200 mais novas).
            </p>
          </header>
          {jobs.isPending && <Spinner />}
          {jobs.isError && (
            <p className="empty">
              <button type="button" className="button" onClick={() => void jobs.refetch()}>
                Tentar de novo
              </button>
            </p>
          )}
          {jobs.data?.items.length === 0 && <p className="empty">Nenhuma criação em massa foi feita ainda.</p>}
          <ol>
            {jobs.data?.items.map((job) => (
              <JobEntry key={job.id} job={job} />
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}

function JobEntry({ job }: { readonly job: BulkJobSummary }) {
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
