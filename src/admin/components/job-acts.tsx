import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BulkJobSummary } from '../../bulk/job-contracts.ts';
import { addresses } from '../../business/addresses.ts';
import { cancelBulkJob, downloads, retryBulkJob } from '../api-client.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { isOver } from '../job-progress.ts';
import { remainderWords } from '../job-words.ts';
import { useKeptListActs } from '../kept-list-acts.ts';
import { notify, notifyFailure } from '../notices.ts';
import { batchSearch } from '../page-list-address.ts';

/** What can still be done about a job of the history. */
export function JobActs({ job }: { readonly job: BulkJobSummary }) {
  const client = useQueryClient();
  const settled = {
    onError: (failure: unknown) => {
      if (!isSessionEnd(failure))
        notifyFailure('Erro na criação', messageOf(failure, 'Não foi possível mudar a criação.'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bulk-jobs'] }),
  };
  const cancelling = useMutation({ mutationFn: cancelBulkJob, ...settled });
  const retrying = useMutation({
    mutationFn: retryBulkJob,
    onSuccess: () => notify('Criação iniciada', 'Ela aparece no alto desta lista.'),
    ...settled,
  });
  return (
    <p className="history-acts">
      {job.success > 0 && job.undone_at === null && (
        <Link className="button" to={whereOf(job)}>
          {job.kept_as === null ? 'Ver as páginas' : job.kept_as === 'drafts' ? 'Ver os rascunhos' : 'Ver as agendadas'}
        </Link>
      )}
      {isOver(job.state) ? (
        <EndedActs job={job} onRetry={retrying.isPending ? undefined : () => retrying.mutate(job.id)} />
      ) : (
        <button
          type="button"
          className="button"
          disabled={cancelling.isPending}
          onClick={() => cancelling.mutate(job.id)}
        >
          Cancelar
        </button>
      )}
      {job.kept_as !== null && job.success > 0 && <KeptListActs job={job} />}
    </p>
  );
}

function whereOf({ id, kept_as: keptAs }: BulkJobSummary) {
  if (keptAs === null) return { pathname: addresses.admin.panel, search: batchSearch(id) };
  return keptAs === 'drafts' ? addresses.admin.drafts : addresses.admin.scheduled;
}

function EndedActs({ job, onRetry }: { readonly job: BulkJobSummary; readonly onRetry: (() => void) | undefined }) {
  const remainder = job.undone_at === null ? remainderWords(job) : null;
  return (
    <>
      <a className="button" href={downloads.results(job.id)} download>
        Baixar resultado em CSV
      </a>
      {remainder !== null && (
        <button type="button" className="button" disabled={onRetry === undefined} onClick={onRetry}>
          {remainder}
        </button>
      )}
      {job.kept_as === null && job.success > 0 && (
        <Link className="button danger" to={{ pathname: addresses.admin.panel, search: batchSearch(job.id, true) }}>
          Desfazer o lote
        </Link>
      )}
    </>
  );
}

/** What was kept goes with one press and comes back with another: nothing of it is lost in between. */
function KeptListActs({ job: { id, undone_at } }: { readonly job: BulkJobSummary }) {
  const { undoing, restoring } = useKeptListActs();
  const isBusy = undoing.isPending || restoring.isPending;
  return undone_at === null ? (
    <button type="button" className="button danger" aria-disabled={isBusy} onClick={() => isBusy || undoing.mutate(id)}>
      {isBusy ? 'Desfazendo...' : 'Desfazer o lote'}
    </button>
  ) : (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => isBusy || restoring.mutate(id)}>
      {isBusy ? 'Restaurando...' : 'Restaurar o lote'}
    </button>
  );
}
