import { Progress } from '@base-ui/react/progress';
import { X } from 'lucide-react';
import type { PageActionSummary } from '../../page-actions/action-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { percentDone } from '../job-progress.ts';
import { doneWords, workingWords } from '../page-action-words.ts';
import { useCancelAction, useUndoAction, type usePageActions } from '../page-actions.ts';
import { ActedPages } from './acted-pages.tsx';

/** The actions at work, and those that ended while somebody looked. */
export function ActionProgress({ open, over, dismiss }: Omit<ReturnType<typeof usePageActions>, 'items'>) {
  return (
    <div aria-live="polite">
      {open.map((action) => (
        <ActionAtWork key={action.id} action={action} />
      ))}
      {over.map((action) => (
        <ActionResult key={action.id} action={action} onDismiss={() => dismiss(action.id)} />
      ))}
    </div>
  );
}

function ActionAtWork({ action }: { readonly action: PageActionSummary }) {
  const percent = percentDone(action);
  const cancelling = useCancelAction();
  return (
    <div className="surface job action-job" role="group" aria-label={workingWords(action)}>
      <Progress.Root
        className="progress"
        value={percent}
        aria-valuetext={`${percent}%, ${action.processed} de ${action.total}`}
      >
        <Progress.Label className="progress-label">{workingWords(action)}</Progress.Label>
        <span className="progress-percent">{percent}%</span>
        <Progress.Track className="progress-track">
          <Progress.Indicator className="progress-indicator" />
        </Progress.Track>
      </Progress.Root>
      <div className="job-foot">
        <p className="job-counts">
          {formatNumber(action.processed)} de {formatNumber(action.total)}
          {action.errors > 0 && <span className="job-errors">{plural(action.errors, 'erro', 'erros')}</span>}
        </p>
        <p className="quiet small">Você pode fechar esta aba: a ação continua no servidor.</p>
        <button
          type="button"
          className="button"
          disabled={cancelling.isPending}
          onClick={() => cancelling.mutate(action.id)}
        >
          Interromper
        </button>
      </div>
    </div>
  );
}

interface ResultProps {
  readonly action: PageActionSummary;
  readonly onDismiss: () => void;
}

function ActionResult({ action, onDismiss }: ResultProps) {
  const undoing = useUndoAction();
  const left = action.skipped + action.errors;
  return (
    <div className="surface action-result" role="group" aria-label="Resultado">
      <p>
        <strong>{doneWords(action)}</strong>
        {left > 0 && <span className="quiet"> · {plural(left, 'ficou como estava', 'ficaram como estavam')}</span>}
      </p>
      {left > 0 && <ActedPages id={action.id} onlyLeft />}
      <div className="action-result-acts">
        {action.undo_until !== null && (
          <button
            type="button"
            className="button"
            disabled={undoing.isPending}
            onClick={() => undoing.mutate(action.id)}
          >
            Desfazer
          </button>
        )}
        <button type="button" className="button icon" aria-label="Fechar resultado" onClick={onDismiss}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}
