import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { PageAction } from '../../page-actions/action-contracts.ts';
import { messageOf } from '../api-failure.ts';
import { useDebounced } from '../debounced.ts';
import { previewAction } from '../page-action-calls.ts';
import { actionWords } from '../page-action-words.ts';
import { useBeginAction } from '../page-actions.ts';
import type { PageSelection } from '../page-selection.ts';
import { ActionOptions, defaultAction, isComplete } from './action-options.tsx';
import { ActionPreviewText } from './action-preview-text.tsx';
import { FormFailure } from './form-failure.tsx';

const TYPING_PAUSE_MS = 400;

interface Props {
  /** What is asked about; null closes the dialog. */
  readonly kind: PageAction['kind'] | null;
  readonly selection: PageSelection;
  readonly onClose: () => void;
  /** Gets the focus when the button that asked is gone with the selection. */
  readonly focusAfterwards: RefObject<HTMLElement | null>;
}

/** Says what an action will do before it begins. */
export function ActionDialog({ kind, selection, onClose, focusAfterwards }: Props) {
  const hasBegun = useRef(false);
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<PageAction['kind']>('delete');
  if (kind !== null && kind !== shown) setShown(kind);
  return (
    <AlertDialog.Root
      open={kind !== null}
      onOpenChange={(open) => {
        hasBegun.current = false;
        if (!open) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          className="dialog action-dialog"
          finalFocus={() => (hasBegun.current ? focusAfterwards.current : true)}
        >
          <AlertDialog.Title className="dialog-title">{actionWords[shown].act(selection.count)}</AlertDialog.Title>
          <ActionForm
            key={shown}
            kind={shown}
            selection={selection}
            onBegun={() => {
              hasBegun.current = true;
              selection.clear();
              onClose();
            }}
          />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface FormProps extends Pick<Props, 'selection'> {
  readonly kind: PageAction['kind'];
  readonly onBegun: () => void;
}

function ActionForm({ kind, selection, onBegun }: FormProps) {
  const [action, setAction] = useState<PageAction>(() => defaultAction(kind));
  const typed = useDebounced(action, TYPING_PAUSE_MS);
  const asked = kind === 'replace' ? typed : action;
  const preview = useQuery({
    queryKey: ['action-preview', asked, selection.body],
    queryFn: ({ signal }) => previewAction(asked, selection.body, signal),
    enabled: isComplete(asked) && selection.count > 0,
    gcTime: 0,
    retry: false,
  });
  const beginning = useBeginAction();
  const shown = asked === action && isComplete(action) ? preview.data : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!beginning.isPending && shown && shown.changes > 0)
      beginning.mutate({ action, selection: selection.body }, { onSuccess: onBegun });
  };
  return (
    <form className="form" onSubmit={submit}>
      <ActionOptions action={action} onChange={setAction} />
      <AlertDialog.Description render={<div />} className="dialog-text" aria-live="polite">
        {shown && <ActionPreviewText action={action} preview={shown} />}
        {!shown && isComplete(action) && !preview.isError && <p>Conferindo o que vai mudar...</p>}
        {!isComplete(action) && <p>Escreva o texto para ver em quantas páginas ele está.</p>}
      </AlertDialog.Description>
      {preview.isError && (
        <FormFailure title="Não foi possível conferir" detail={messageOf(preview.error, 'Tente de novo.')} />
      )}
      <div className="dialog-foot">
        <AlertDialog.Close className="button">Cancelar</AlertDialog.Close>
        <button
          type="submit"
          className={kind === 'delete' || kind === 'erase' ? 'button danger filled' : 'button main'}
          disabled={beginning.isPending || !shown || shown.changes === 0}
        >
          {actionWords[kind].act(shown?.changes ?? selection.count)}
        </button>
      </div>
    </form>
  );
}
