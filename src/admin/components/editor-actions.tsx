import { ExternalLink, Save } from 'lucide-react';
import { addresses } from '../../business/addresses.ts';
import type { EditedPage } from '../page-edit.ts';
import { KeepingNote } from './keeping-note.tsx';

interface Props {
  readonly edit: EditedPage;
  readonly onDiscard: () => void;
}

export function EditorActions({ edit, onDiscard }: Props) {
  return (
    <div className="surface pad editor-actions">
      {/* Never disabled: the focus would be lost. */}
      <button type="submit" className="button main" aria-disabled={!edit.canSave}>
        <Save aria-hidden="true" size={18} />
        {edit.isSaving ? 'Salvando...' : 'Salvar alterações'}
      </button>
      {edit.hasChanged && (
        <button type="button" className="button" disabled={edit.isBusy} onClick={onDiscard}>
          Descartar
        </button>
      )}
      <a className="button" href={addresses.usefulLink(edit.saved.slug)} target="_blank" rel="noopener">
        Ver
        <ExternalLink aria-hidden="true" size={15} />
      </a>
      <KeepingNote keeping={edit.keeping} />
    </div>
  );
}
