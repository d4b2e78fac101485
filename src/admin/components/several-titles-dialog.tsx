import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { plural } from '../../text/portuguese.ts';

interface Props {
  /** The titles to ask about; null closes the dialog. */
  readonly titles: readonly string[] | null;
  readonly onClose: () => void;
  readonly onFirst: (title: string) => void;
  readonly onAll: (titles: readonly string[]) => void;
}

export function SeveralTitlesDialog({ titles, onClose, onFirst, onAll }: Props) {
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<readonly string[]>([]);
  if (titles !== null && titles !== shown) setShown(titles);

  return (
    <AlertDialog.Root open={titles !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">
            Você escreveu {plural(shown.length, 'título', 'títulos')}. Gerar quais?
          </AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            O primeiro abre como prévia, para revisar antes de salvar. Todos são gerados e salvos um a um, sem prévia.
          </AlertDialog.Description>
          <div className="dialog-foot">
            <AlertDialog.Close className="button">Cancelar</AlertDialog.Close>
            <AlertDialog.Close className="button" onClick={() => onAll(shown)}>
              Todos os títulos
            </AlertDialog.Close>
            <AlertDialog.Close
              className="button main"
              onClick={() => {
                const [first] = shown;
                if (first !== undefined) onFirst(first);
              }}
            >
              Só o primeiro título
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
