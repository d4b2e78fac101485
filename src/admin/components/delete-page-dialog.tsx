import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import type { PageSummary } from '../../pages/page-contracts.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { deletePage, restorePage } from '../api-client.ts';
import { notify, notifyFailure } from '../notices.ts';
import { usePageListChanges } from '../page-list-query.ts';

interface Props {
  /** The page to ask about; null closes the dialog. */
  readonly page: PageSummary | null;
  readonly onClose: () => void;
  /** Gets the focus when the row, and with it the button that asked, is gone. */
  readonly focusAfterwards: RefObject<HTMLElement | null>;
}

export function DeletePageDialog({ page, onClose, focusAfterwards }: Props) {
  const list = usePageListChanges();
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(page);
  if (page !== null && page !== shown) setShown(page);

  const wasDeleted = useRef(false);

  const restoring = useMutation({
    mutationFn: (deleted: PageSummary) => restorePage(deleted.id),
    onSuccess: (restored) => {
      list.putBack(restored);
      notify('Exclusão desfeita', restored.title);
    },
    onError: (failure) => {
      if (!isSessionEnd(failure))
        notifyFailure('Não foi possível desfazer', messageOf(failure, 'A página continua excluída.'));
    },
  });

  const deleting = useMutation({
    mutationFn: (leaving: PageSummary) => deletePage(leaving.id),
    onMutate: () => {
      wasDeleted.current = false;
    },
    onSuccess: (_, leaving) => {
      wasDeleted.current = true;
      list.remove(leaving.id);
      notify('Página excluída', leaving.title, { label: 'Desfazer', run: () => restoring.mutate(leaving) });
      onClose();
    },
    onError: (failure) => {
      console.error('Erro ao excluir página', failure);
      if (!isSessionEnd(failure)) notifyFailure('Erro ao excluir', 'Não foi possível excluir a página.');
      onClose();
    },
  });

  return (
    <AlertDialog.Root open={page !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog" finalFocus={() => (wasDeleted.current ? focusAfterwards.current : true)}>
          <AlertDialog.Title className="dialog-title">
            Tem certeza que deseja excluir a página &quot;{shown?.title}&quot;?
          </AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            Ela sai do ar na hora. Logo depois ainda dá para desfazer.
          </AlertDialog.Description>
          <div className="dialog-foot">
            <AlertDialog.Close className="button">Cancelar</AlertDialog.Close>
            <button
              type="button"
              className="button danger filled"
              disabled={deleting.isPending}
              onClick={() => page && deleting.mutate(page)}
            >
              {deleting.isPending ? 'Excluindo...' : 'Excluir'}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
