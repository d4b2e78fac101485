import { useQuery } from '@tanstack/react-query';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { isOver } from '../job-progress.ts';
import { listAllJobs } from '../page-view-calls.ts';
import { JobEntry } from '../components/job-entry.tsx';

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
