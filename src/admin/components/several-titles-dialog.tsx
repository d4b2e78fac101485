import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { plural } from '../../text/portuguese.ts';
import type { ListTrial, TitleList } from '../list-trial.ts';
import { LeftOut, LeftOutTick } from './left-out.tsx';

interface Props {
  /** What to ask about; null closes the dialog. */
  readonly list: TitleList | null;
  /** What all of the titles would become, once that is known. */
  readonly trial: ListTrial;
  readonly onClose: () => void;
  readonly onFirst: (title: string) => void;
  readonly onAll: (list: TitleList) => void;
}

/** Which of several titles to generate; what all of them would leave out is said before they begin. */
export function SeveralTitlesDialog({ list, trial, onClose, onFirst, onAll }: Props) {
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<TitleList>({ titles: [], creativity: 0 });
  if (list !== null && list !== shown) setShown(list);
  const { report, isTrying } = trial;

  return (
    <AlertDialog.Root open={list !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">
            Você escreveu {plural(shown.titles.length, 'título', 'títulos')}. Gerar quais?
          </AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            O primeiro abre como prévia, para revisar antes de salvar. Todos são gerados e salvos um a um, sem prévia.
          </AlertDialog.Description>
          {report && report.unanswered.count > 0 && (
            <div className="dialog-left-out">
              <LeftOut list={report.unanswered} onChosen={trial.runAgain} />
              <LeftOutTick
                count={report.unanswered.count}
                checked={trial.includesLeftOut}
                onChange={trial.setIncludesLeftOut}
              />
            </div>
          )}
          <div className="dialog-foot">
            <AlertDialog.Close className="button">Cancelar</AlertDialog.Close>
            <AlertDialog.Close className="button" disabled={isTrying} onClick={() => onAll(shown)}>
              {isTrying && !report ? 'Conferindo os títulos...' : 'Todos os títulos'}
            </AlertDialog.Close>
            <AlertDialog.Close
              className="button main"
              onClick={() => {
                const [first] = shown.titles;
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
