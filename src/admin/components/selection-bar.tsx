import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, createElement, type ReactNode, useRef, useState } from 'react';
import type { PageAction } from '../../page-actions/action-contracts.ts';
import { plural } from '../../text/portuguese.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { notifyFailure } from '../notices.ts';
import { exportPages } from '../page-action-calls.ts';
import { actionWords } from '../page-action-words.ts';
import { notifyMissingPart } from '../part-missing.ts';
import { usePart } from '../part.ts';
import type { PageSelection } from '../page-selection.ts';

const loadDialog = async () => (await import('./action-dialog.tsx')).ActionDialog;

interface Props {
  readonly selection: PageSelection;
  /** How many the search finds. */
  readonly found: number;
  /** Whether the list shows less than all there is. */
  readonly isSearch: boolean;
  readonly kinds: readonly PageAction['kind'][];
  readonly children?: ReactNode;
}

/** Chooses all that is found, and says what can be done with what is chosen. */
export function SelectionBar({ selection, found, isSearch, kinds, children }: Props) {
  const [kind, setKind] = useState<PageAction['kind'] | null>(null);
  const all = useRef<HTMLInputElement>(null);
  const { count, isAll } = selection;
  return (
    <div className="selection-bar" role="group" aria-label="Várias páginas de uma vez">
      <label className="choose-all">
        <input
          type="checkbox"
          ref={(input) => {
            all.current = input;
            if (input) input.indeterminate = count > 0 && count < found;
          }}
          checked={isAll && count === found}
          onChange={selection.toggleAll}
        />
        <span>
          {count > 0
            ? plural(count, 'página selecionada', 'páginas selecionadas')
            : `Selecionar ${found === 1 ? 'a única página' : `todas as ${found.toLocaleString('pt-BR')}`}${isSearch ? ' desta busca' : ''}`}
        </span>
      </label>
      <span className="sr-only" role="status">
        {count > 0 && plural(count, 'página selecionada', 'páginas selecionadas')}
      </span>
      {count > 0 && (
        <div className="selection-acts">
          {kinds.map((name) => (
            <button
              key={name}
              type="button"
              className={name === 'delete' || name === 'erase' ? 'button danger' : 'button'}
              onClick={() => setKind(name)}
            >
              {actionWords[name].name}
            </button>
          ))}
          {children}
          <button
            type="button"
            className="button"
            onClick={() => {
              selection.clear();
              all.current?.focus();
            }}
          >
            Limpar
          </button>
        </div>
      )}
      <LoadedDialog kind={kind} selection={selection} onClose={() => setKind(null)} focusAfterwards={all} />
    </div>
  );
}

/** The dialog of an action, whose file comes with the first of them. */
function LoadedDialog(props: ComponentProps<Awaited<ReturnType<typeof loadDialog>>>) {
  const dialog = usePart(loadDialog, props.kind !== null, () => {
    props.onClose();
    notifyMissingPart();
  });
  return dialog && createElement(dialog, props);
}

/** The chosen pages as a file. */
export function ExportChosen({ selection }: Pick<Props, 'selection'>) {
  const exporting = useMutation({
    mutationFn: () => exportPages(selection.body),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file);
      const link = Object.assign(document.createElement('a'), { href: address, download: 'paginas.csv' });
      link.click();
      URL.revokeObjectURL(address);
    },
    onError: (failure) => {
      if (!isSessionEnd(failure)) notifyFailure('Erro ao baixar', messageOf(failure, 'O arquivo não foi feito.'));
    },
  });
  return (
    <button type="button" className="button" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      {exporting.isPending ? 'Baixando...' : 'Baixar selecionadas'}
    </button>
  );
}
