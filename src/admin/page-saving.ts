import { useMutation } from '@tanstack/react-query';
import type { PageDetails } from '../pages/page-contracts.ts';
import { ApiFailure, isSessionEnd, messageOf } from './api-failure.ts';
import { editPage, type PageEdit, restoreVersion } from './api-client.ts';
import type { EditKeeper } from './edit-keeper.ts';
import { asKnown } from './kept-typing.ts';
import { clearNotices, notify, notifyFailure } from './notices.ts';
import type { createSaveIds } from './save-ids.ts';

interface PageSaving {
  /** The page as it stands. */
  readonly saved: PageDetails;
  readonly saves: ReturnType<typeof createSaveIds>;
  readonly keeper: EditKeeper;
  /** @param sent what the screen showed when the server was asked. */
  readonly onSaved: (next: PageDetails, sent: PageEdit) => void;
  /** Somebody else changed the page meanwhile. */
  readonly onConflict: () => void;
}

/** The two ways in which an edited page reaches the server: its changes, or an earlier version. */
export function usePageSaving({ saved, saves, keeper, onSaved, onConflict }: PageSaving) {
  const refuse = (failure: Error, what: string, fallback: string) => {
    saves.noteFailed(failure);
    if (failure instanceof ApiFailure && failure.code === 'changed_meanwhile') {
      clearNotices();
      onConflict();
    } else if (!isSessionEnd(failure)) notifyFailure(what, messageOf(failure, fallback));
  };
  const saving = useMutation({
    mutationFn: async (sent: PageEdit) => {
      const known = await keeper.hold();
      return editPage(saved.id, { ...sent, ...saves.of(sent), ...(known && { kept: asKnown(known) }) });
    },
    onSuccess: (next, sent) => {
      keeper.saved();
      onSaved(next, sent);
      notify('Página salva', next.slug === saved.slug ? undefined : 'O endereço antigo leva ao novo.');
    },
    onError: (failure) => {
      console.error('Erro ao salvar página', failure);
      keeper.goOn();
      refuse(failure, 'Erro ao salvar', 'Não foi possível salvar a página.');
    },
  });
  const restoring = useMutation({
    mutationFn: ({ version }: { version: number; sent: PageEdit }) =>
      restoreVersion(saved.id, version, { revision: saved.revision, ...saves.of(version) }),
    onSuccess: (next, { sent }) => {
      onSaved(next, sent);
      notify('Versão restaurada', 'A que estava no ar continua na lista de versões. O endereço não mudou.');
    },
    onError: (failure) => refuse(failure, 'Erro ao restaurar', 'Não foi possível restaurar a versão.'),
  });

  return { saving, restoring };
}
