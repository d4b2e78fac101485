import { Progress } from '@base-ui/react/progress';
import { useMutation } from '@tanstack/react-query';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { cancelBulkJob } from '../api-client.ts';
import { percentDone, type JobProgress } from '../job-progress.ts';
import { existingWords, workWords } from '../job-words.ts';
import { notifyFailure } from '../notices.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';

/** A job at work: bar, 'x de n', the title in hand, and the way to stop it. */
export function JobPanel({ progress }: { readonly progress: JobProgress }) {
  const { job } = progress;
  const percent = percentDone(job);
  const cancelling = useMutation({
    mutationFn: () => cancelBulkJob(job.id),
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('Erro ao cancelar', messageOf(failure, 'Não foi possível cancelar a criação.'));
    },
  });
  return (
    <section className="surface job" aria-label="Andamento da criação">
      <Progress.Root
        className="progress"
        value={percent}
        aria-valuetext={`${percent}%, ${job.processed} de ${job.total}`}
      >
        <Progress.Label className="progress-label">{workWords(job)}</Progress.Label>
        <span className="progress-percent">{percent}%</span>
        <Progress.Track className="progress-track">
          <Progress.Indicator className="progress-indicator" />
        </Progress.Track>
      </Progress.Root>
      <p className="job-counts">
        <strong>
          {formatNumber(job.processed)} de {formatNumber(job.total)}
        </strong>
        {job.existing > 0 && <span className="quiet">{existingWords(job.existing)}</span>}
        {job.errors > 0 && <span className="job-errors">{plural(job.errors, 'erro', 'erros')}</span>}
      </p>
      <p className="job-current">{job.current_title ?? 'Preparando a lista de títulos'}</p>
      <div className="job-foot">
        <p className="quiet small">Você pode fechar esta aba: a criação continua no servidor.</p>
        <button
          type="button"
          className="button"
          disabled={!cancelling.isIdle && !cancelling.isError}
          onClick={() => cancelling.mutate()}
        >
          {cancelling.isIdle || cancelling.isError ? 'Cancelar' : 'Cancelando...'}
        </button>
      </div>
    </section>
  );
}
