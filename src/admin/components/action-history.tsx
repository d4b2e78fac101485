import { useState } from 'react';
import type { PageActionSummary } from '../../page-actions/action-contracts.ts';
import { formatDay, formatDayAndTime } from '../../text/dates.ts';
import { doneWords, isActionOver } from '../page-action-words.ts';
import { useUndoAction } from '../page-actions.ts';
import { ActedPages } from './acted-pages.tsx';

interface Props {
  readonly items: readonly PageActionSummary[];
  /** The action that the audit log leads to. */
  readonly sought: string | null;
}

/** What was done with many pages in the last days, by whom; each can be undone as long as it can. */
export function ActionHistory({ items, sought }: Props) {
  const undoing = useUndoAction();
  // Only the first look: whoever closes it keeps it closed.
  const [startsOpen] = useState(sought !== null);
  const over = items.filter(isActionOver);
  if (over.length === 0) return null;
  return (
    <section className="surface action-history" aria-labelledby="acoes">
      <details open={startsOpen}>
        <summary>
          <h2 id="acoes">Ações em várias páginas</h2>
        </summary>
        <ul>
          {over.map((action) => (
            <li key={action.id}>
              <p>
                <strong>{doneWords(action)}</strong>
                <span className="quiet small">
                  {action.begun_by}, {formatDayAndTime(action.created_at)}
                  {action.undone_by !== null && ' · desfeita'}
                  {action.undo_until !== null && ` · dá para desfazer até ${formatDay(action.undo_until)}`}
                </span>
              </p>
              {action.undo_until !== null && (
                <button
                  type="button"
                  className="button"
                  disabled={undoing.isPending}
                  aria-label={`Desfazer: ${doneWords(action)}, ${formatDayAndTime(action.created_at)}`}
                  onClick={() => undoing.mutate(action.id)}
                >
                  Desfazer
                </button>
              )}
              <ActedPages id={action.id} startsOpen={action.id === sought} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
