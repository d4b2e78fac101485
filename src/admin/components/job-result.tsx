import { ArrowRight, Download } from 'lucide-react';
import { Link } from 'react-router';
import type { BulkJobState } from '../../bulk/job-contracts.ts';
import { addresses } from '../../business/addresses.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { downloads } from '../api.ts';
import { LikenessGauge } from './likeness-gauge.tsx';
import type { JobProgress } from '../job-progress.ts';
import { jobFailure, jobSummary, modelWords, reasonOf, remainderWords } from '../job-words.ts';

const SHOWN_PAGES = 200;

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
  const shown = created.slice(0, SHOWN_PAGES);
  return (
    <section className="surface job-result" aria-labelledby="resultado" data-state={job.state}>
      <header>
        <h2 id="resultado">{titleOf(job.state, doneTitle)}</h2>
        <p>{jobSummary(job)}</p>
        {ofModel !== null && <p className="quiet small">{ofModel}</p>}
        {job.finished_at && <p className="quiet small">Terminou em {formatDayAndTime(job.finished_at)}</p>}
      </header>
      <div className="preview-actions">
        <Link className={isLast ? 'button main' : 'button'} to={addresses.admin.panel}>
          Ver no painel
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
      {failures.length > 0 && (
        <div>
          <h3>Erros ({formatNumber(failures.length)})</h3>
          <ul className="result-list" tabIndex={0} aria-label="Erros">
            {failures.map((failure) => (
              <li key={failure.index}>
                <strong className="failed">Erro no título {failure.index + 1}</strong>
                <span>{failure.title}</span>
                <span className="quiet">{reasonOf(failure)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {existing.length > 0 && (
        <div>
          <h3>Já existiam ({formatNumber(existing.length)})</h3>
          <ul className="result-list" tabIndex={0} aria-label="Já existiam">
            {existing.slice(0, SHOWN_PAGES).map(({ index, title, slug }) => (
              <li key={index}>
                <a href={addresses.usefulLink(slug ?? '')} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
            {existing.length > SHOWN_PAGES && (
              <li className="quiet">... e mais {plural(existing.length - SHOWN_PAGES, 'página', 'páginas')}</li>
            )}
          </ul>
        </div>
      )}
      {shown.length > 0 && (
        <div>
          <h3>Páginas criadas ({formatNumber(job.success)})</h3>
          <ul className="result-list" tabIndex={0} aria-label="Páginas criadas">
            {shown.map(({ index, title, slug, likeness }) => (
              <li key={index}>
                {slug === null || likeness === null ? (
                  <>
                    <span>{title}</span>
                    <span className="quiet small">A página não está mais neste endereço.</span>
                  </>
                ) : (
                  <a href={addresses.usefulLink(slug)} target="_blank" rel="noopener">
                    {title}
                  </a>
                )}
                {likeness !== null && <LikenessGauge likeness={likeness} />}
              </li>
            ))}
            {created.length > shown.length && (
              <li className="quiet">... e mais {formatNumber(created.length - shown.length)} páginas</li>
            )}
          </ul>
        </div>
      )}
    </section>
  );
}

function titleOf(state: BulkJobState, doneTitle: string): string {
  if (state === 'failed') return jobFailure.title;
  if (state === 'cancelled') return 'Criação cancelada';
  return doneTitle;
}
