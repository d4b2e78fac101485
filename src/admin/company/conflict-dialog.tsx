import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useId, useState } from 'react';
import { changesBetween } from '../../business/company/changes.ts';
import { usablePart } from '../../business/company/usable-part.ts';
import type { Change } from '../../company/contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import type { Conflict } from './company-draft.ts';

const keyOf = ({ label, before, after }: Change) => `${label}|${after === '' ? before : after}`;

/** Those of the differences that were typed here; the others are what the other person changed. */
function typedHere({ theirs, mine, base }: Conflict): ReadonlySet<string> {
  const began = usablePart(base, theirs.published.data).data;
  return new Set(changesBetween(began, mine).map(keyOf));
}

function whoChanged({ draft, published }: Conflict['theirs']): string {
  return draft === null
    ? `${published.published_by} publicou em ${formatDayAndTime(published.published_at)}`
    : `${draft.changed_by} salvou em ${formatDayAndTime(draft.changed_at)}`;
}

interface Props {
  readonly conflict: Conflict;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettle: (chosen: readonly Change[]) => void;
}

/** The other's values beside one's own; each is chosen, and nothing is lost until then. */
export function ConflictDialog({ conflict, isOpen, onClose, onSettle }: Props) {
  const { differing } = conflict.theirs;
  const [mine, setMine] = useState(() => typedHere(conflict));
  const choose = (key: string, isMine: boolean) =>
    setMine((before) => new Set(isMine ? [...before, key] : [...before].filter((other) => other !== key)));
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">Duas pessoas mudaram os dados</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            {whoChanged(conflict.theirs)}, enquanto você editava. Nada se perdeu: escolha o que fica em cada campo. O
            que você digitou já está marcado.
          </AlertDialog.Description>
          {differing.map((change) => {
            const key = keyOf(change);
            return (
              <ConflictChoice
                key={key}
                change={change}
                isMine={mine.has(key)}
                onChoose={(isMine) => choose(key, isMine)}
              />
            );
          })}
          <div className="dialog-foot">
            <AlertDialog.Close className="button">Decidir depois</AlertDialog.Close>
            <button
              type="button"
              className="button main"
              onClick={() => onSettle(differing.filter((change) => mine.has(keyOf(change))))}
            >
              Continuar com o escolhido
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface ChoiceProps {
  readonly change: Change;
  readonly isMine: boolean;
  readonly onChoose: (isMine: boolean) => void;
}

function ConflictChoice({ change: { label, before, after }, isMine, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="conflict-choice">
      <legend>{label}</legend>
      <label>
        <input type="radio" name={name} checked={!isMine} onChange={() => onChoose(false)} />
        <span>
          <span className="quiet small">Da outra pessoa</span>
          {before || 'vazio'}
        </span>
      </label>
      <label>
        <input type="radio" name={name} checked={isMine} onChange={() => onChoose(true)} />
        <span>
          <span className="quiet small">Seu</span>
          {after || 'vazio'}
        </span>
      </label>
    </fieldset>
  );
}
