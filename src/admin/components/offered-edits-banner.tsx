import { formatDayAndTime } from '../../text/dates.ts';
import type { UnpublishedEdit } from '../../pages/page-contracts.ts';
import type { EditedPage } from '../page-edit.ts';

interface Props {
  readonly edit: EditedPage;
  readonly onDiscard: (offered: UnpublishedEdit) => void;
}

/** What was typed elsewhere and not saved, by whom and when, to be continued here or discarded. */
export function OfferedEditsBanner({ edit, onDiscard }: Props) {
  const { offers, hasChanged, goOnWith, isBusy } = edit;
  return offers.offered.map((offered) => (
    <div key={offered.id} className="noindex-notice offered-edit" role="status">
      <p>
        Há alterações não publicadas de {formatDayAndTime(offered.saved_at)} ({offered.saved_by}).
        {hasChanged && ' Para continuar com elas, antes salve ou descarte o que você mudou.'}
      </p>
      <span className="preview-actions">
        <button type="button" className="button" disabled={hasChanged || isBusy} onClick={() => goOnWith(offered)}>
          Continuar com elas
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => onDiscard(offered)}>
          Descartar essas alterações
        </button>
      </span>
    </div>
  ));
}
