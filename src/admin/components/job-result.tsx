import { ArrowRight, Download } from 'lucide-react';
import { Link } from 'react-router';
import type { BulkJobState } from '../../bulk/job-contracts.ts';
import { addresses } from '../../business/addresses.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { downloads } from '../api-client.ts';
import type { JobProgress } from '../job-progress.ts';
import { jobFailure, jobSummary, keptMoments, modelWords, remainderWords } from '../job-words.ts';
import { CreatedPages, ExistingPages, FailedTitles } from './job-titles.tsx';

/** Where what a job made can be looked at. */
const WAYS_ON = {
  pages: { to: addresses.admin.panel, words: 'Ver no painel' },
  drafts: { to: addresses.admin.drafts, words: 'Ver os rascunhos' },
  scheduled: { to: addresses.admin.scheduled, words: 'Ver as agendadas' },
} as const;

interface Props {
  readonly progress: JobProgress;
  /** The words for a job that went through its whole list. */
  readonly doneTitle: string;
  /** Whether nothing is left to do on this screen, so that the way on is the panel. */
  readonly isLast?: boolean;
  /** Begins a job of the titles that failed or that the job did not come to. */
  readonly onRetry?: (() => void) | undefined;
}

export function JobResult({ progress, doneTitle, isLast = false, onRetry }: Props) {
  const { job, created, existing, failures } = progress;
  const remainder = remainderWords(job);
  const ofModel = modelWords(job);
  const moments = keptMoments(job);
  return (
    <section className="surface job-result" aria-labelledby="resultado" data-state={job.state}>
      <header>
        <h2 id="resultado">{titleOf(job.state, doneTitle)}</h2>
        <p>{jobSummary(job)}</p>
        {moments !== null && <p>{moments}</p>}
        {ofModel !== null && <p className="quiet small">{ofModel}</p>}
        {job.finished_at && <p className="quiet small">Terminou em {formatDayAndTime(job.finished_at)}</p>}
      </header>
      <div className="preview-actions">
        <Link className={isLast ? 'button main' : 'button'} to={WAYS_ON[job.kept_as ?? 'pages'].to}>
          {WAYS_ON[job.kept_as ?? 'pages'].words}
          <ArrowRight aria-hidden="true" size={16} />
        </Link>
        {onRetry && remainder !== null && (
          <button type="button" className="button" onClick={onRetry}>
            {remainder}
          </button>
        )}
        <a className="button" href={downloads.results(job.id)} download>
          <Download aria-hidden="true" size={16} />
          Baixar resultado em CSV
        </a>
      </div>
      {failures.length > 0 && <FailedTitles failures={failures} />}
      {existing.length > 0 && <ExistingPages existing={existing} />}
      {job.kept_as === null && created.length > 0 && <CreatedPages created={created} count={job.success} />}
    </section>
  );
}

function titleOf(state: BulkJobState, doneTitle: string): string {
  if (state === 'failed') return jobFailure.title;
  if (state === 'cancelled') return 'Criação cancelada';
  return doneTitle;
}
