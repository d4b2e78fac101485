import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { percentDone } from '../job-progress.ts';
import { listOpenJobs } from '../page-view-calls.ts';
import { useSessionRefused } from '../session.ts';

/** While one is at work, and while none is. */
const LOOK_MS = { working: 2_000, idle: 20_000 } as const;
/** These say more of it than a line. */
const FOLLOWING: readonly string[] = [addresses.admin.massCreator, addresses.admin.jobs];

/** A line at the foot of every screen while pages are being created, whoever began it. */
export function JobLine() {
  const { pathname } = useLocation();
  const isRefused = useSessionRefused();
  const { data } = useQuery({
    // Asked anew on every screen: the one that is left may have begun a job.
    queryKey: ['bulk-jobs', 'open', pathname],
    placeholderData: keepPreviousData,
    queryFn: listOpenJobs,
    enabled: !isRefused,
    refetchInterval: ({ state }) => (state.data && state.data.items.length > 0 ? LOOK_MS.working : LOOK_MS.idle),
  });

  const jobs = data?.items ?? [];
  if (jobs.length === 0 || FOLLOWING.includes(pathname)) return null;
  const sum = (count: (job: (typeof jobs)[number]) => number) => jobs.reduce((total, job) => total + count(job), 0);
  const whole = { processed: sum(({ processed }) => processed), total: sum(({ total }) => total) };
  return (
    <div className="job-line">
      <div className="screen-width">
        <p>
          <strong>
            {data?.items.every(({ kept_as }) => kept_as !== null) ? 'Guardando páginas' : 'Criando páginas'}:
          </strong>{' '}
          {formatNumber(whole.processed)} de {formatNumber(whole.total)} ({percentDone(whole)}%)
          {jobs.length > 1 && `, em ${plural(jobs.length, 'criação', 'criações')}`}
        </p>
        <Link to={addresses.admin.jobs}>Acompanhar</Link>
      </div>
    </div>
  );
}
